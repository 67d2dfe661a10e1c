import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const check = (PORTFOLIO_DATA: string) =>
  spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'cli/check.ts'], {
    env: { ...process.env, PORTFOLIO_DATA },
    encoding: 'utf8',
  })

test('the check of good data ends well, with one friendly line', () => {
  const { status, stdout, stderr } = check('tests/portfolios/full/data')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toBe(
    'tests/portfolios/full/data: 4 projects, 2 experiences, 2 formal educations, 2 bootcamps, 5 technologies, all good.\n',
  )
})

test('the check of bad data ends with 1 and tells every problem, without a stack trace', () => {
  const { status, stdout, stderr } = check('tests/portfolios/broken-many/data')
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toBe(readFileSync('tests/portfolios/broken-many/expected-problems.txt', 'utf8'))
})

test('a folder that is not there is told like any other problem', () => {
  const { status, stderr } = check('no/such/folder')
  expect(status).toBe(1)
  expect(stderr).toBe(`1 problem in your data. Nothing was built.

no/such/folder
  There is no such folder.
  Your data belongs in the folder data/; if it is elsewhere, PORTFOLIO_DATA must name its folder.
`)
})
