import { showCurrentYear } from './current-year'

afterEach(() => {
  jest.useRealTimers()
})

test("a site that was built last year shows this year's copyright", () => {
  jest.useFakeTimers({ now: new Date(2031, 0, 1, 0, 0, 1) })
  document.body.innerHTML = '<p>© <span data-current-year>2030</span> Robin</p>'
  showCurrentYear()
  expect(document.body.textContent).toBe('© 2031 Robin')
})

test('a page without a copyright line is left alone', () => {
  document.body.innerHTML = '<p>Hello</p>'
  showCurrentYear()
  expect(document.body.textContent).toBe('Hello')
})
