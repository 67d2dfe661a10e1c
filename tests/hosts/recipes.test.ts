import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const sections = readFileSync('docs/how-to/publish.md', 'utf8').split(/^## /m)

/** The one `sh` block of a section of publish.md, without the indent of a list. */
function readRecipe(heading: string): string {
  const section = sections.find((each) => each.startsWith(`${heading}\n`)) ?? ''
  const blocks = [...section.matchAll(/^( *)```sh\n(.*?)^\1```$/gms)]
  expect([heading, blocks.length]).toEqual([heading, 1])
  const [, indent = '', text = ''] = blocks[0] ?? []
  return text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
}

/** A build of a moment, which tells the address that it was given. */
const NPM = `#!/bin/sh
[ "$*" = "run build" ] || exit 1
printf '%s' "\${SITE_URL-none}" > site-url
rm -rf dist
mkdir -p dist/.well-known
echo "<h1>$EDITION</h1>" > dist/index.html
echo "Contact:" > dist/.well-known/security.txt
`

/** In place of the way to a server: what would run there runs here, in the folder of the test. */
const SSH = `#!/bin/sh
while [ "$1" != rsync ]; do shift; done
exec sh -c "$(printf '%s ' "$@" | sed "s#/srv/portfolio/#$SERVER/#")"
`

const ME = { NAME: 'Robin Sample', EMAIL: 'robin@example.com' }

let folder = ''
const inFolder = (...names: string[]) => join(folder, ...names)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recipes-'))
  for (const name of ['programs', 'project', 'server']) mkdirSync(inFolder(name))
  for (const [name, text] of Object.entries({ npm: NPM, ssh: SSH })) {
    writeFileSync(inFolder('programs', name), text)
    chmodSync(inFolder('programs', name), 0o755)
  }
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Runs a text as an owner would, in the project, up to the first line that fails. No setting of the user's counts. */
function run(text: string, env: Record<string, string> = {}): string {
  const git = Object.entries(ME).flatMap(([name, value]) => [
    [`GIT_AUTHOR_${name}`, value],
    [`GIT_COMMITTER_${name}`, value],
  ])
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', text], {
    cwd: inFolder('project'),
    encoding: 'utf8',
    env: {
      PATH: `${inFolder('programs')}:${process.env['PATH'] ?? ''}`,
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      EDITION: 'First',
      SERVER: inFolder('server'),
      ...(Object.fromEntries(git) as Record<string, string>),
      ...env,
    },
  })
  expect([status, stderr]).toEqual([0, expect.any(String)])
  return stdout
}

test('the recipe of GitHub Pages puts the newest build onto the branch, and leaves no repository in dist/', () => {
  const recipe = readRecipe('GitHub Pages')
  // As on GitHub, a whole address: `git -C dist` would look for a relative one elsewhere.
  const origin = inFolder('github.git')
  run(`git init --quiet --bare "${origin}" && git init --quiet && git remote add origin "${origin}"`)
  for (const EDITION of ['First', 'Second']) {
    run(recipe, { EDITION })
    const show = (words: string) => run(`git --git-dir="${origin}" ${words}`)
    const files = show('ls-tree -r --name-only gh-pages').trim().split('\n')
    expect(files.sort()).toEqual(['.nojekyll', '.well-known/security.txt', 'index.html'])
    expect(show('show gh-pages:index.html')).toBe(`<h1>${EDITION}</h1>\n`)
    expect(existsSync(inFolder('project/dist/index.html'))).toBe(true)
    expect(existsSync(inFolder('project/dist/.git'))).toBe(false)
  }
})

const PREVIEW = 'https://0123abcd.portfolio.pages.dev'

test.each([
  ['main', 'none'],
  ['a-change', PREVIEW],
  ['maintenance', PREVIEW],
])(
  'the build command of Cloudflare Pages gives a build of the branch %s the address: %s',
  (branch, address) => {
    run(readRecipe('Cloudflare Pages'), { CF_PAGES_BRANCH: branch, CF_PAGES_URL: PREVIEW })
    expect(readFileSync(inFolder('project/site-url'), 'utf8')).toBe(address)
    expect(existsSync(inFolder('project/dist/index.html'))).toBe(true)
  },
)

test('the line for a server of your own brings the new files and takes the old ones away', () => {
  const old = inFolder('server/dist/projects')
  mkdirSync(old, { recursive: true })
  writeFileSync(join(old, 'old.html'), 'An old project')
  run('npm run build')
  run(readRecipe('A server of your own, with nginx'))
  for (const file of ['index.html', '.well-known/security.txt'])
    expect(readFileSync(inFolder('server/dist', file), 'utf8')).toBe(
      readFileSync(inFolder('project/dist', file), 'utf8'),
    )
  expect(existsSync(old)).toBe(false)
})
