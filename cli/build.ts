import { availableParallelism } from 'node:os'
import { writeMark } from '../src/build/cache/cache-mark'
import { toCacheVariable } from '../src/build/cache/give-cache-back'
import { prepareCache } from '../src/build/cache/prepare-cache'
import { readPurpose } from '../src/build/cache/read-purpose'
import { dataFolder } from '../src/build/data-folder'
import { readPathPrefix } from '../src/build/read-path-prefix'
import { endLike, runGatsby } from './run-gatsby'

/** Node's threads, of which each encodes a picture; its own default is four, however many cores there are. */
const THREADS = { UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())) }

/** Builds the site with Gatsby, which saves its cache at its very end: only then is it known to be whole. */
async function build(): Promise<void> {
  const purpose = await readPurpose('.', readPathPrefix(dataFolder()))
  const { kept, told } = await prepareCache('.', purpose, 'build')
  if (told) console.log(told)
  const parameters = ['build', '--prefix-paths', ...process.argv.slice(2)]
  const end = await runGatsby(parameters, { ...THREADS, ...toCacheVariable(kept) })
  if (end.exitCode === 0)
    await writeMark('.', { ...purpose, pathPrefix: purpose.pathPrefix ?? '', finished: true })
  endLike(end)
}

void build()
