import { pageFile, projectPath } from './addresses'

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
