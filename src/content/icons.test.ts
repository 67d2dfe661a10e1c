import { findIcon, iconNames } from './icons'
import { ICON_ID_MARK } from './icon-id-mark'

test('an icon of a set comes as a drawing without style or script', () => {
  expect(findIcon('simple-icons:react')).toMatchObject({
    viewBox: '0 0 24 24',
    body: expect.stringContaining('fill="currentColor"') as string,
  })
})

test('an icon under another name is found', () => {
  expect(iconNames('mdi')).toContain('react')
  expect(findIcon('mdi:account-box-multiple-outline')).toBeDefined()
})

test.each([
  'simple-icons:no-such-icon',
  'fancy:react',
  'react',
  'simple-icons:react:x',
  'mdi:__proto__',
  'mdi:constructor',
])('an icon that does not exist is none: %s', (name) => {
  expect(findIcon(name)).toBeUndefined()
})

test('no icon of any logo carries a style or an address outside itself, and every id bears the mark', () => {
  const faults: string[] = []
  let marked = 0
  for (const name of iconNames('logos')) {
    const body = findIcon(`logos:${name}`)?.body ?? ''
    const ids = [...body.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"| id="([^"]+)"/g)].map((match) =>
      match.slice(1).join(''),
    )
    if (body === '' || / style=|<script|<style|https?:/.test(body)) faults.push(`${name}: not clean`)
    if (ids.some((id) => !id.startsWith(ICON_ID_MARK))) faults.push(`${name}: an id without the mark`)
    marked += ids.length
  }
  expect(faults).toEqual([])
  expect(marked).toBeGreaterThan(1000)
})

test('an icon that its set has given up is none any more', () => {
  expect(findIcon('simple-icons:linkedin')).toBeUndefined()
  expect(iconNames('simple-icons')).not.toContain('linkedin')
})
