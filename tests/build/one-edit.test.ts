import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { weighCards } from '../../bench/weigh-cards'
import { writePortfolio } from '../../bench/write-portfolio'
import type { Project } from '../../src/content/schemas/project'
import { makeWorkshop, runBuild } from './workshop'

const WORKSHOP = resolve('.test-sites/one-edit')
const DATA = join(WORKSHOP, 'portfolio')
const SMALL = { width: 64, height: 40 }

/** With a picture of one width; thousands of cards stand on one page. */
const MAX_CARD_BYTES = 1450

/** Four builds, each with a second for the pictures. */
jest.setTimeout(600_000)

/** The addresses of the pages that a build renders anew, as Gatsby lists them. */
async function findRendered(): Promise<string[]> {
  const { exitCode, output } = await runBuild(WORKSHOP, DATA, { parameters: ['--log-pages'] })
  if (exitCode !== 0) throw new Error(output)
  const [, list = ''] = output.split('Built pages:')
  return [...list.matchAll(/^\s*(?:Updated|Created) page: (\S+)/gm)].map(([, path = '']) => path).sort()
}

function editProject(id: string, change: Partial<Project>): void {
  const path = join(DATA, 'projects', id, 'project.json')
  const project = JSON.parse(readFileSync(path, 'utf8')) as Project
  writeFileSync(path, JSON.stringify({ ...project, ...change }))
}

beforeAll(async () => {
  makeWorkshop(WORKSHOP)
  await writePortfolio(DATA, 14, SMALL)
  await findRendered()
  // With its first cache Gatsby's renderer bears another mark, and renders every page once more.
  await findRendered()
})

test('an edit of what stands on the card of a project renders its page and the list of all, and no other', async () => {
  editProject('project-9', { description: 'Nobody wrote this before.' })
  expect(await findRendered()).toEqual(['/projects/', '/projects/project-9/'])
})

test('an edit of the title renders the pages of its neighbours too, which name it', async () => {
  editProject('project-9', { title: 'A new name' })
  expect(await findRendered()).toEqual([
    '/projects/',
    '/projects/project-10/',
    '/projects/project-8/',
    '/projects/project-9/',
  ])
})

test('projects stand in lists of twelve, of which a browser puts off those that are far; each goes on counting', () => {
  const html = readFileSync(join(WORKSHOP, 'dist/projects/index.html'), 'utf8')
  const [first = '', second = ''] = html.split(/<ol(?=[^>]* start="13")/)
  expect([first, second].map((part) => part.match(/<article/g)?.length)).toEqual([12, 2])
  expect(html).toContain('content-visibility:auto')
})

test(`a card of a list of projects is at most ${MAX_CARD_BYTES} bytes, on average`, () => {
  const html = readFileSync(join(WORKSHOP, 'dist/projects/index.html'), 'utf8')
  expect(weighCards(html)).toBeLessThanOrEqual(MAX_CARD_BYTES)
})
