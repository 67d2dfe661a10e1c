import { toPublishedHtml } from './to-published-html'

const GATSBY_PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="generator" content="Gatsby 5"><meta name="description" content="&quot;Hello&quot; &amp; more">
<style data-href="/styles.css" data-identity="gatsby-global-css">p::before{content:"<"}</style>
<title data-gatsby-head="true">A &amp; B</title><script>var a = "<p>" && 1</script></head>
<body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><main id="main"><p>One</p>two</main></div>
<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div></body></html>`

let published: string

beforeAll(async () => {
  published = await toPublishedHtml(GATSBY_PAGE)
})

test("visitors get nothing of Gatsby's wrappers, marks and styles", () => {
  expect(published).not.toMatch(/gatsby|style=|data-|generator/i)
})

test('the page itself is whole, in its order, and escaped as before', () => {
  expect(published).toContain('<body><main id="main"><p>One</p>two</main>')
  expect(published).toContain('content="&quot;Hello&quot; &amp; more"')
  expect(published).toContain('<style>p::before{content:"<"}</style>')
  expect(published).toContain('<title>A &amp; B</title><script>var a = "<p>" && 1</script>')
  expect(published).toMatch(/^<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">/)
})

test('the classes have short names, and the styles the same; styles that nothing uses are not sent', async () => {
  const page =
    '<style>.card-module--words--0a1b2{color:red}h6{color:blue}</style><p class="card-module--words--0a1b2">'
  expect(await toPublishedHtml(page)).toMatch(/<style>\.b\{color:red\}<\/style>.*<p class="b">/)
})

test('publishing a published page changes nothing more', async () => {
  expect(await toPublishedHtml(published)).toBe(published)
})
