import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkContent } from './check-content'
import { formatProblems } from './format-problems'
import { findKind } from './read-content'
import { readFolder } from './read-folder'

const PORTFOLIOS = 'tests/portfolios'

const names = readdirSync(PORTFOLIOS, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)
const broken = names.filter((name) => name.startsWith('broken-'))
const whole = [
  ...names.filter((name) => !broken.includes(name)).map((name) => `${PORTFOLIOS}/${name}/data`),
  'data',
]

test.each(broken)('the owner of %s reads exactly the expected text', async (name) => {
  const { problems } = await checkContent(`${PORTFOLIOS}/${name}/data`)
  expect(formatProblems(problems)).toBe(readFileSync(`${PORTFOLIOS}/${name}/expected-problems.txt`, 'utf8'))
})

test.each(whole)('nothing is wrong in %s', async (folder) => {
  const { problems } = await checkContent(folder)
  expect(problems).toEqual([])
})

test('there is an owner with the least, one with everything, one with hostile texts, and the sample', () => {
  expect(whole.map((folder) => path.basename(path.dirname(folder)))).toEqual([
    'full',
    'hostile',
    'minimal',
    '.',
  ])
  expect(broken.length).toBeGreaterThanOrEqual(19)
})

test('the full owner uses every optional field and has more projects than the home page shows', async () => {
  const { content } = await checkContent(`${PORTFOLIOS}/full/data`)
  expect(content?.projects.length).toBeGreaterThan(3)
  expect(content?.projects[0]).toMatchObject({
    img: { src: 'capa.png' },
    liveUrl: expect.any(String) as string,
    githubUrl: expect.any(String) as string,
  })
  expect(content?.profile).toMatchObject({
    resumeUrl: expect.any(String) as string,
    hero: { socialLinks: { github: expect.any(String) as string, linkedin: expect.any(String) as string } },
  })
  expect(content?.experience.map(({ location }) => location)).toEqual(['Lisboa, Portugal', undefined])
  expect(content?.bootcamps.map(({ certificateLink }) => certificateLink === undefined)).toEqual([
    false,
    true,
  ])
})

const withSchemas = [
  ...whole,
  ...broken.filter((name) => name !== 'broken-json').map((name) => `${PORTFOLIOS}/${name}/data`),
]

test.each(withSchemas)('"$schema" leads every editor to the right schema in %s', (folder) => {
  const wrong = readFolder(path.resolve(folder)).flatMap((entry) => {
    const found = findKind(entry.path)
    if (found === undefined || entry.type !== 'file') return []
    const file = path.join(folder, entry.path)
    const schema = /"\$schema": "([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
    const target = path.join(path.dirname(file), schema)
    const isRight = target === `schemas/${found.kind.kind}.schema.json` && existsSync(target)
    return isRight ? [] : [file]
  })
  expect(wrong).toEqual([])
})
