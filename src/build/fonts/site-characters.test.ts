import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import ts from 'typescript'
import { checkContent } from '../../content/check-content'
import { profile, project, site, writeOwner } from '../../content/testing/owner'
import { siteCharacters, VIEW_CHARACTERS } from './site-characters'

const VIEW = ['components', 'pages', 'templates', 'seo', 'styles', 'browser'].map((room) => `src/${room}`)

const isText = (node: ts.Node): node is ts.Node & { text: string } =>
  ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)

/** Every piece of text that TypeScript code holds, without its comments. */
function textsOfCode(file: string): string[] {
  const texts: string[] = []
  const walk = (node: ts.Node): void => {
    if (isText(node)) texts.push(node.text)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return texts
}

function textsOfStyles(file: string): string[] {
  const texts: string[] = []
  postcss.parse(readFileSync(file)).walkDecls('content', ({ value }) => {
    texts.push(value)
  })
  return texts
}

const files = VIEW.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
).filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file))

const texts = files.flatMap((file) =>
  (file.endsWith('.css') ? textsOfStyles(file) : textsOfCode(file)).map((text) => ({ file, text })),
)

test('the fonts keep every character that the components write themselves', () => {
  const kept = new RegExp(`[\\s\\x20-\\x7e${VIEW_CHARACTERS}]`, 'g')
  const lost = texts.map(({ file, text }) => [file, text.replace(kept, '')]).filter(([, rest]) => rest)
  expect(lost).toEqual([])
  for (const character of VIEW_CHARACTERS)
    expect([character, texts.some(({ text }) => text.includes(character))]).toEqual([character, true])
})

test('the components write characters as themselves, so that the test above sees them', () => {
  expect(texts.filter(({ text }) => /&#?\w+;|\\[0-9a-f]{2,6}/i.test(text))).toEqual([])
})

async function charactersOf(files: Parameters<typeof writeOwner>[0]): Promise<Set<string>> {
  const { folder, remove } = writeOwner(files)
  const { content, problems } = await checkContent(folder)
  remove()
  if (!content) throw new Error(JSON.stringify(problems))
  return siteCharacters(content)
}

test("every letter of the owner's is kept, in whichever file it is, and its capital too", async () => {
  const characters = await charactersOf({
    'profile.json': profile({ name: 'Łukasz Žižek' }),
    'projects/a/project.json': project({ goals: ['“é” and 🍵'] }),
  })
  expect(Array.from('ŁŽž“”éÉ🍵').filter((character) => !characters.has(character))).toEqual([])
  expect(characters.has('ø')).toBe(false)
})

test('a letter whose accent is written apart is also kept in one piece', async () => {
  const characters = await charactersOf({ 'profile.json': profile({ bio: 'Cafe\u0301' }) })
  expect([characters.has('é'), characters.has('\u0301')]).toEqual([true, true])
})

test("the letters of a project's date in words are kept: the month's name is the language's", async () => {
  const characters = await charactersOf({
    'site.json': site({ language: 'cs' }),
    'projects/a/project.json': project({ date: '2024-10-21' }),
  })
  expect(Array.from('21. října 2024ŘÍ').filter((character) => !characters.has(character))).toEqual([])
})

test('the digits of any year, and all else on an English keyboard, are kept whatever the owner writes', async () => {
  const characters = await charactersOf({})
  for (let code = 0x20; code < 0x7f; code += 1) expect(characters).toContain(String.fromCharCode(code))
})
