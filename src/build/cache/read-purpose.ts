import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { CachePurpose } from './cache-mark'
import { digestProject } from './digest-project'

const packageFile = z.object({ version: z.string() })

/** What a cache must be made for and by to serve the project in a folder, as it is now and is run now. */
export async function readPurpose(folder: string, pathPrefix: string | undefined): Promise<CachePurpose> {
  const { resolve: find } = createRequire(join(resolve(folder), 'package.json'))
  const gatsby = packageFile.parse(JSON.parse(await readFile(find('gatsby/package.json'), 'utf8')))
  return {
    pathPrefix,
    node: process.version,
    gatsby: gatsby.version,
    project: await digestProject(folder),
  }
}
