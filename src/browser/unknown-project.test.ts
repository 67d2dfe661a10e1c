import { showUnknownProject } from './unknown-project'

const PAGE = `
  <h1>Unexpected Application Error!</h1>
  <div hidden data-for-path="/projects/" data-page-title="Project not found!"><h1>Project not found!</h1></div>`

function openPageAt(path: string, html = PAGE): (string | null)[] {
  history.replaceState(null, '', path)
  document.title = 'Error'
  document.body.innerHTML = html
  showUnknownProject()
  const shown = [...document.querySelectorAll('h1')].filter((heading) => !heading.closest('[hidden]'))
  return [document.title, ...shown.map((heading) => heading.textContent)]
}

test('a host that knows only the first 404.html still says that the project was not found', () => {
  expect(openPageAt('/projects/no-such-project/')).toEqual(['Project not found!', 'Project not found!'])
})

test.each(['/nowhere/', '/projects', '/other/projects/x'])(
  'at %s it says that the address is unknown',
  (path) => {
    expect(openPageAt(path)).toEqual(['Error', 'Unexpected Application Error!'])
  },
)

test('a page of its own under /projects/ is left alone', () => {
  expect(openPageAt('/projects/seek-your-job/', '<h1>Seek Your Job</h1>')).toEqual(['Error', 'Seek Your Job'])
})
