import { markdownPath, pageFile, projectPath, socialCardPath } from './addresses'

test('a project has an address under /projects/, with the closing slash that static hosts serve', () => {
  expect(projectPath('seek-your-job')).toBe('/projects/seek-your-job/')
})

test.each([
  ['/', 'index.html'],
  ['/about/', 'about/index.html'],
  ['/projects/x/', 'projects/x/index.html'],
  ['/404.html', '404.html'],
  ['/projects/404.html', 'projects/404.html'],
])('the page of %s is kept in %s', (path, file) => {
  expect(pageFile(path)).toBe(file)
})

test.each([
  ['/', '/index.md', '/social-cards/index.png'],
  ['/about/', '/about.md', '/social-cards/about.png'],
  ['/projects/x/', '/projects/x.md', '/social-cards/projects/x.png'],
])('beside the page of %s lie its Markdown copy and its social card', (path, markdown, card) => {
  expect([markdownPath(path), socialCardPath(path)]).toEqual([markdown, card])
})
