import type { CreatePagesArgs } from 'gatsby'

/** Runs a query of this project's own; throws, with what GraphQL says, when it gives no data. */
export async function runQuery<Data>(graphql: CreatePagesArgs['graphql'], query: string): Promise<Data> {
  const result: { data?: Data; errors?: unknown } = await graphql<Data>(query)
  if (!result.data) throw new Error('A query of the build failed.', { cause: result.errors })
  return result.data
}
