import { readPortfolio } from '../../content/testing/portfolios'
import { outputsSchema, type Outputs } from '../../content/schemas/outputs'
import { createOutputs } from './create-outputs'

const before = process.env['SOURCE_DATE_EPOCH']
afterEach(() => {
  if (before === undefined) delete process.env['SOURCE_DATE_EPOCH']
  else process.env['SOURCE_DATE_EPOCH'] = before
})

/** What the sample owner gets with these outputs and no others. */
async function createOnly(...names: (keyof Outputs)[]) {
  const content = await readPortfolio('data')
  const all = Object.keys(outputsSchema.shape).map((name) => [name, names.some((one) => one === name)])
  return createOutputs({ ...content, site: { ...content.site, outputs: Object.fromEntries(all) as Outputs } })
}

test('SOURCE_DATE_EPOCH names the day from which security.txt is valid', async () => {
  process.env['SOURCE_DATE_EPOCH'] = String(Date.parse('2026-11-21T17:16:00Z') / 1000)
  const [security] = await createOnly('securityTxt')
  expect(security?.path).toBe('/.well-known/security.txt')
  expect(security && 'content' in security && security.content).toContain('\nExpires: 2027-11-20T00:00:00Z\n')
})

test('an output that is switched off is not made, and one that is on comes alone', async () => {
  expect(await createOnly()).toEqual([])
  expect((await createOnly('licenses', 'robots')).map(({ path }) => path)).toEqual([
    '/robots.txt',
    '/licenses.txt',
  ])
})

test('the list of licences is the same every time', async () => {
  expect(await createOnly('licenses')).toEqual(await createOnly('licenses'))
})
