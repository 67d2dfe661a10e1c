import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { CreateDevServerArgs, GatsbyNode } from 'gatsby'
import type { Content } from '../../content/to-content'
import { checkedContent } from '../data-check/checked-content'
import { createOutputs } from '../outputs/create-outputs'
import type { Output } from '../outputs/output'

/** The part of Express, which Gatsby types as `any`, that is used here. */
type App = { use: (answer: (request: IncomingMessage, response: Response, next: Next) => void) => void }
type Next = (error?: unknown) => void
type Response = ServerResponse & { type: (ending: string) => unknown }

let made: { of: Content; outputs: Promise<Output[]> } | undefined

/** The outputs of the data as it was when it was last good; made once for each save. Cards need what only a build gathers. */
function outputsOf(content: Content): Promise<Output[]> {
  if (made?.of !== content) made = { of: content, outputs: createOutputs(content) }
  return made.outputs
}

const isOutputLike = (path: string) =>
  /\.(pdf|json|vcf|xml|txt|md|webmanifest)$/.test(path) && !path.startsWith('/page-data/')

async function answer({ url = '/' }: IncomingMessage, response: Response, next: Next): Promise<void> {
  const path = url.replace(/[?#].*$/, '')
  const outputs = isOutputLike(path) ? await outputsOf(checkedContent()) : []
  const output = outputs.find((one) => one.path === path)
  // Files are those of social cards, which are not made here.
  if (!output || !('content' in output)) {
    next()
    return
  }
  response.type(extname(path))
  response.end(output.content)
}

/** In `gatsby develop` the résumé and the other outputs are there as well, all but the social cards. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }: CreateDevServerArgs) => {
  const server = app as App
  server.use((request, response, next) => {
    answer(request, response, next).catch(next)
  })
}
