import { parse } from 'parse5'
import { addNames, createNames, purgeStyles } from './purge-styles'

function purge(styles: string, ...bodies: string[]): Promise<string> {
  const names = createNames()
  for (const body of bodies) addNames(names, parse(`<!DOCTYPE html><body>${body}</body>`))
  return purgeStyles(styles, names)
}

test('a rule for something that the page does not have is not sent', async () => {
  expect(await purge('.panel{top:0}.shout{top:1px}h6{top:2px}', '<p class="panel tilted">shout</p>')).toBe(
    '.panel{top:0}',
  )
})

test('a rule stays when the page has what it asks for: tag, class, attribute, or the value of one', async () => {
  const styles =
    'p.panel::before{top:0}[aria-hidden=true]{top:1px}a[aria-current]{top:2px}main a:not([href^="/"])::after{top:3px}'
  const body = '<main><p class="panel" aria-hidden="true"><a href="/" aria-current="page"></a></p></main>'
  expect(await purge(styles, body)).toBe(styles)
})

test('what the script can make of a page keeps its rules: the dark theme and its toggle', async () => {
  const styles = '.dark{top:0}html:not(.dark) p{top:1px}html:not([data-scripting]) p{top:2px}'
  expect(await purge(styles, '<p></p>')).toBe(styles)
})

test('a rule for any element stays, and one for the turn of a page', async () => {
  const styles = '*,::before{top:0}::view-transition-new(root){top:1px}[hidden]{top:2px}'
  expect(await purge(styles, '<p hidden></p>')).toBe(styles)
})

test('what nothing on the page uses goes too: variables and key frames', async () => {
  const styles =
    ':root{--used:0;--unused:1px}p{top:var(--used)}.shout{animation:cry 1s}@keyframes cry{to{top:0}}'
  expect(await purge(styles, '<p></p>')).toBe(':root{--used:0}p{top:var(--used)}')
})

test('what stands under a condition is judged like the rest; @view-transition, @page and @font-face stay', async () => {
  const kept =
    '@media print{@page{margin:1cm}p{top:0}}@media (min-width:48rem){@view-transition{navigation:auto}}@font-face{font-family:A;src:url(a)}'
  expect(await purge(`${kept}@media print{.shout{top:0}}`, '<p></p>')).toBe(kept)
})

test('a condition goes when nothing is left under it', async () => {
  const styles =
    '@media (prefers-reduced-motion:no-preference){.shout{animation:cry 1s}@keyframes cry{to{top:0}}}p{top:1px}'
  expect(await purge(styles, '<p></p>')).toBe('p{top:1px}')
})

test('pages that share a style sheet keep what any of them uses', async () => {
  const styles = '.a{top:0}.b{top:1px}.c{top:2px}p[aria-label=x]{top:3px}'
  expect(await purge(styles, '<p class="a">One</p>', '<p class="b">Two</p>')).toBe('.a{top:0}.b{top:1px}')
  expect(await purge(styles, '<p class="a">One</p>', '<p aria-label="x">Two</p>')).toBe(
    '.a{top:0}p[aria-label=x]{top:3px}',
  )
})
