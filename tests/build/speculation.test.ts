import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findAttribute, readText } from '../../src/build/publish/html-tree'
import { keptSite } from './build-site'
import { findAll, readPages } from './published-page'

const SITES = [resolve('dist'), keptSite('minimal'), keptSite('full'), keptSite('hostile')]

test.each(SITES)('%s: every page ends with the rules for speculation, the same as in the file', (site) => {
  const file = readFileSync(join(site, 'speculation-rules.json'), 'utf8')
  expect(JSON.parse(file)).toHaveProperty('prerender')
  const pages = readPages(site)
  expect(pages.length).toBeGreaterThanOrEqual(5)
  for (const page of pages) {
    const last = page.elements.at(-1)
    expect([page.file, last && findAttribute(last, 'type')]).toEqual([page.file, 'speculationrules'])
    expect(last && readText(last)).toBe(file)
    expect(
      findAll(page, 'script').filter((script) => findAttribute(script, 'type') === 'speculationrules').length,
    ).toBe(1)
  }
})

test.each(SITES)('%s: the turn of a page waits for nothing', (site) => {
  for (const { file, elements } of readPages(site)) {
    const waits = elements.filter(
      (element) =>
        findAttribute(element, 'blocking') !== undefined || findAttribute(element, 'rel') === 'expect',
    )
    expect([file, waits.length]).toEqual([file, 0])
  }
})
