import { findIcon, iconNames } from './icons'

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

test('no icon of any logo carries a style, an address outside itself, or an id of another logo', () => {
  const ids = new Map<string, string>()
  const faults: string[] = []
  for (const name of iconNames('logos')) {
    const body = findIcon(`logos:${name}`)?.body ?? ''
    const used = [...body.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((match) => match[1] ?? match[2])
    const own = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
    if (body === '' || / style=|<script|<style|https?:/.test(body)) faults.push(`${name}: not clean`)
    if (used.some((id) => id?.startsWith(`logos-${name}-`) !== true))
      faults.push(`${name}: a use of another's id`)
    if (own.some((id) => (ids.get(id) ?? name) !== name)) faults.push(`${name}: an id of another`)
    for (const id of own) ids.set(id, name)
  }
  expect(faults).toEqual([])
  expect(ids.size).toBeGreaterThan(1000)
})
