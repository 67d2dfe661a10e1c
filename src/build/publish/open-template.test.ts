import { createHash } from 'node:crypto'
import { openTemplate } from './open-template'

const GATSBY_PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="x">
<meta name="generator" content="Gatsby 5"><meta name="description" content="&quot;Hello&quot; &amp; more">
<style data-href="/styles.css" data-identity="gatsby-global-css">p::before{content:"$&<"}</style>
<title data-gatsby-head="true">A &amp; B</title><script>var a = "<p>" && 1</script>
<script type="application/ld+json">{"a":1}</script></head>
<body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><main id="main"><p>One</p>two</main></div>
<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div></body></html>`

const toHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const page = (styles: string, body: string) => `<meta charset="utf-8"><style>${styles}</style>${body}`

async function publish(...built: string[]) {
  const template = openTemplate()
  const open = built.map((html) => template.openPage(html))
  const { closePage, hashes } = await template.close()
  return { pages: open.map(closePage), hashes }
}

async function publishOne(html: string): Promise<string> {
  const { pages } = await publish(html)
  return pages[0] ?? ''
}

let published: string

beforeAll(async () => {
  published = await publishOne(GATSBY_PAGE)
})

test("visitors get nothing of Gatsby's wrappers, marks and styles", () => {
  expect(published).not.toMatch(/gatsby|style=|data-|generator/i)
})

test('the page itself is whole, in its order, and escaped as before', () => {
  expect(published).toContain('<body><main id="main"><p>One</p>two</main>')
  expect(published).toContain('content="&quot;Hello&quot; &amp; more"')
  expect(published).toContain('<style>p::before{content:"$&<"}</style>')
  expect(published).toContain('<title>A &amp; B</title><script>var a = "<p>" && 1</script>')
  expect(published).toMatch(/^<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">/)
})

test('the policy of a page stands before all that it judges, and names its script and its styles by their hashes', () => {
  const policy = /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/
  const directives = policy.exec(published)?.[1]?.split('; ')
  expect(directives).toContain(`script-src ${toHash('var a = "<p>" && 1')}`)
  expect(directives).toContain(`style-src ${toHash('p::before{content:"$&<"}')}`)
})

test('the classes have short names, and the styles the same; styles that nothing uses are not sent', async () => {
  const html = page(
    '.card-module--words--0a1b2{color:red}h6{color:blue}',
    '<p class="card-module--words--0a1b2">',
  )
  expect(await publishOne(html)).toMatch(/<style>\.b\{color:red\}<\/style>.*<p class="b">/)
})

test('pages of one template have one style sheet, and so one hash, whatever each of them uses of it', async () => {
  const styles = 'p{top:0}b{top:1px}i{top:2px}'
  const { pages, hashes } = await publish(page(styles, '<p>One</p>'), page(styles, '<b>Two</b>'))
  for (const one of pages) expect(one).toContain('<style>p{top:0}b{top:1px}</style>')
  expect([...hashes.styles]).toEqual([toHash('p{top:0}b{top:1px}')])
})

test.each([
  ['different styles', [page('p{top:0}', '<p>'), page('p{top:1px}', '<p>')]],
  ['no style sheet, or more than one', [page('p{top:0}', '<style>b{top:0}</style>')]],
  ['no style sheet, or more than one', ['<meta charset="utf-8">']],
  ['does not name its charset', ['<style>p{top:0}</style>']],
  ['no pages', []],
])('what the policy could not cover is refused: %s', async (message, pages) => {
  await expect(publish(...pages)).rejects.toThrow(message)
})
