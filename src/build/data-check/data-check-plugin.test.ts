import { resolve } from 'node:path'
import type { Compiler } from 'webpack'
import { checkData } from './checked-content'
import { DataCheckPlugin } from './data-check-plugin'

jest.mock('./checked-content')

type Compilation = {
  contextDependencies: Set<string>
  errors: Error[]
  compiler: { isChild: () => boolean }
}

const check = jest.mocked(checkData)

/** A stand-in for webpack that compiles once for every set of changed files. */
function createCompiler() {
  let afterCompile: (compilation: Compilation) => Promise<void> = () => Promise.resolve()
  const compiler = {
    webpack: { WebpackError: Error },
    hooks: { afterCompile: { tapPromise: (_: string, hook: typeof afterCompile) => (afterCompile = hook) } },
    modifiedFiles: new Set<string>(),
    removedFiles: new Set<string>(),
  }
  new DataCheckPlugin().apply(compiler as unknown as Compiler)
  return async (changed: string[], isChild = false) => {
    compiler.modifiedFiles = new Set(changed)
    const compilation = {
      contextDependencies: new Set<string>(),
      errors: [],
      compiler: { isChild: () => isChild },
    }
    await afterCompile(compilation)
    return compilation as Compilation
  }
}

beforeEach(() => {
  check.mockReset()
})

test('a bad save fails the compilation with the very text, until a correct save', async () => {
  const compile = createCompiler()
  check.mockResolvedValueOnce('1 problem in your data.')
  const told = async (changed: string[]) => (await compile(changed)).errors.map(({ message }) => message)
  expect(await told([resolve('data/site.json')])).toEqual(['1 problem in your data.'])
  expect(await told([resolve('src/pages/index.tsx')])).toEqual(['1 problem in your data.'])
  expect(await told([resolve('data/site.json')])).toEqual([])
  expect(check).toHaveBeenCalledTimes(2)
})

test('the data and the static folder are watched, and a save elsewhere costs no check', async () => {
  const compile = createCompiler()
  const { contextDependencies } = await compile([resolve('database/site.json')])
  expect([...contextDependencies]).toEqual([resolve('data'), resolve('static')])
  expect(check).not.toHaveBeenCalled()
  await compile([resolve('static/resume.pdf')])
  expect(check).toHaveBeenCalledTimes(1)
})

test('what loaders compile on their own is not told again', async () => {
  const compile = createCompiler()
  check.mockResolvedValueOnce('1 problem in your data.')
  await compile([resolve('data')])
  expect((await compile([], true)).errors).toEqual([])
})
