import { JSDOM } from 'jsdom'
import {
  HOSTILE_TEXT,
  inFolder,
  readHostileInFolder,
  readPortfolio,
  WHOLE_PORTFOLIOS,
} from '../../content/testing/portfolios'
import { toAtomFeed } from './to-atom-feed'

const parser = new JSDOM('').window

/** Parses as strictly as XML is, and gives the text of the elements that a selector finds. */
function readFeed(xml: string | undefined) {
  const document = new parser.DOMParser().parseFromString(xml ?? '', 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const html = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => {
      expect(element.getAttribute('type')).toBe('html')
      const { body } = new parser.DOMParser().parseFromString(element.textContent, 'text/html')
      expect(body.children).toHaveLength(0)
      return body.textContent
    })
  const links = (selector: string) =>
    [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
  return { document, texts, html, links }
}

test.each(WHOLE_PORTFOLIOS)('the feed of %s holds the projects with a date, newest first', async (folder) => {
  const content = await readPortfolio(folder)
  const dated = content.projects
    .flatMap(({ date, ...project }) => (date === undefined ? [] : [{ ...project, date }]))
    .sort((one, other) => (one.date < other.date ? 1 : -1))
  const xml = toAtomFeed(content)
  if (dated.length === 0) {
    expect(xml).toBeUndefined()
    return
  }
  const { html, texts, links } = readFeed(xml)
  const addresses = dated.map(({ projectId }) => `${content.site.siteUrl}/projects/${projectId}/`)
  expect(html('entry > title')).toEqual(dated.map(({ title }) => title))
  expect(html('entry > summary')).toEqual(dated.map(({ description }) => description))
  expect(links('entry > link')).toEqual(addresses)
  expect(texts('entry > id')).toEqual(addresses)
  const instants = dated.map(({ date }) => `${date}T00:00:00.000Z`)
  expect(texts('entry > published')).toEqual(instants)
  expect(texts('entry > updated')).toEqual(instants)
  expect(texts('feed > updated')).toEqual(instants.slice(0, 1))
  expect(texts('feed > title')).toEqual([`Projects – ${content.profile.name}`])
  expect(texts('feed > subtitle')).toEqual([content.site.description])
  expect(texts('author > name')).toEqual([content.profile.name])
})

test('hostile texts come back letter by letter, in a folder too', async () => {
  const { html, texts, links } = readFeed(toAtomFeed(await readHostileInFolder()))
  expect(html('entry > title')).toEqual([HOSTILE_TEXT, HOSTILE_TEXT])
  expect(html('entry > summary')).toEqual([HOSTILE_TEXT, HOSTILE_TEXT])
  expect(texts('author > name')).toEqual([HOSTILE_TEXT])
  expect(texts('feed > subtitle')).toEqual([HOSTILE_TEXT])
  expect(links('feed > link[rel="self"]')).toEqual(['https://ada.example.com/portfolio/feed.xml'])
  expect(links('feed > link[rel="alternate"]')).toEqual(['https://ada.example.com/portfolio/'])
  expect(links('entry > link')[0]).toBe('https://ada.example.com/portfolio/projects/quadrinhos/')
})

test('the author has the mail address of the owner, if there is one', async () => {
  const content = await readPortfolio('data')
  expect(readFeed(toAtomFeed(content)).texts('author > email')).toEqual(['robin@example.com'])
  const { email, ...profile } = content.profile
  expect(email).toBeDefined()
  expect(readFeed(toAtomFeed({ ...content, profile })).texts('author > email')).toEqual([])
})

test('the feed names no program that made it, and the same content gives the same bytes', async () => {
  const content = inFolder(await readPortfolio('data'))
  expect(readFeed(toAtomFeed(content)).document.querySelector('generator')).toBeNull()
  expect(toAtomFeed(content)).toBe(toAtomFeed(content))
})
