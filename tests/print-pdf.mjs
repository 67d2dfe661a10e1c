// Reads a PDF from the standard input and prints what a reader finds in it. A program of its own, because pdf.js is an
// ES module that starts its worker by an import, which jest does not let it do.
import { buffer } from 'node:stream/consumers'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const rolesOf = (node) => [
  ...('role' in node ? [node.role] : []),
  ...('children' in node ? node.children.flatMap(rolesOf) : []),
]

async function readPage(page) {
  const { items } = await page.getTextContent()
  const [, , width, height] = page.view
  const tree = await page.getStructTree()
  const annotations = await page.getAnnotations()
  return {
    width,
    height,
    texts: items.map((item) => ({
      text: item.str + (item.hasEOL ? '\n' : ''),
      left: item.transform[4],
      bottom: item.transform[5],
      width: item.width,
      height: item.height,
    })),
    roles: tree ? rolesOf(tree) : [],
    links: annotations
      .filter(({ subtype }) => subtype === 'Link')
      .map(({ url, unsafeUrl }) => url ?? unsafeUrl),
  }
}

const pdf = await getDocument({
  data: new Uint8Array(await buffer(process.stdin)),
  useSystemFonts: false,
  verbosity: VerbosityLevel.ERRORS,
}).promise
const { info } = await pdf.getMetadata()
const marks = await pdf.getMarkInfo()
const pages = []
for (let number = 1; number <= pdf.numPages; number += 1)
  pages.push(await readPage(await pdf.getPage(number)))
process.stdout.write(
  JSON.stringify({
    title: info.Title ?? null,
    author: info.Author ?? null,
    language: info.Language ?? null,
    isTagged: marks?.Marked ?? false,
    pages,
  }),
)
