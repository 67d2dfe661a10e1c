import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent } from '../src/content/check-content'
import { drawPicture } from './draw-picture'
import { writePortfolio } from './write-portfolio'

const SMALL = { width: 64, height: 40 }
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  await writePortfolio(folder, 60, SMALL)
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

test('the check finds no problem in a portfolio that was generated', async () => {
  const { content, problems } = await checkContent(folder)
  expect(problems).toEqual([])
  expect(content?.projects).toHaveLength(60)
})

test('no two projects of a generated portfolio have the same text or the same picture', () => {
  const projects = readdirSync(join(folder, 'projects'))
  for (const name of ['project.json', 'cover.jpg'])
    expect(
      new Set(projects.map((project) => readFileSync(join(folder, 'projects', project, name), 'base64')))
        .size,
    ).toBe(60)
})

test('generated projects differ in the length of their texts and lists, and in what they leave out', async () => {
  const projects = (await checkContent(folder)).content?.projects ?? []
  const countsOf = (read: (project: (typeof projects)[number]) => number) => new Set(projects.map(read)).size
  expect(countsOf(({ shortExplanation }) => shortExplanation.length)).toBeGreaterThan(20)
  expect(countsOf(({ goals }) => goals.length)).toBe(7)
  expect(countsOf(({ techStack }) => techStack.length)).toBe(6)
  expect(countsOf(({ date }) => (date === undefined ? 0 : 1))).toBe(2)
})

test('the same number draws the same picture at every run', async () => {
  expect(await drawPicture(7, SMALL)).toEqual(await drawPicture(7, SMALL))
})
