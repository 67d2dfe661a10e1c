import { THEME_COLORS } from '../styles/theme-colors'

const root = document.documentElement

const isDark = () => root.classList.contains('dark')
const barColor = () => document.querySelector('meta')?.content

function click(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click()
}

/** Every listener that the script adds to the document or the window goes again with its test. */
let listening: AbortController

function addListenersUntilAborted(target: EventTarget) {
  const add = target.addEventListener.bind(target)
  target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject | null) => {
    add(type, listener, { signal: listening.signal })
  }
}

/** Loads the script into a new page. */
async function openPage() {
  jest.resetModules()
  document.head.innerHTML = `<meta name="theme-color" content="${THEME_COLORS.light}">`
  document.body.innerHTML =
    '<button data-theme-toggle><span id="inside">Switch</span></button><p id="other"></p>'
  root.className = ''
  delete root.dataset['scripting']
  const { followTheme } = await import('./theme')
  followTheme()
}

beforeEach(() => {
  localStorage.clear()
  listening = new AbortController()
  addListenersUntilAborted(document)
  addListenersUntilAborted(window)
})

afterEach(() => {
  listening.abort()
  for (const target of [document, window]) Reflect.deleteProperty(target, 'addEventListener')
  jest.restoreAllMocks()
})

describe('when a page is opened', () => {
  test.each([
    ['dark', true],
    ['light', false],
    ['DARK', false],
    ['', false],
    [null, false],
  ])('a stored theme of %j gives a dark page: %j', async (stored, dark) => {
    if (stored !== null) localStorage.setItem('theme', stored)
    await openPage()
    expect(isDark()).toBe(dark)
    expect(barColor()).toBe(THEME_COLORS[dark ? 'dark' : 'light'])
  })

  test('the page learns that scripts run, so that the toggle can be shown', async () => {
    await openPage()
    expect(root.dataset['scripting']).toBe('on')
  })
})

describe('when the toggle is clicked', () => {
  test('the theme turns, the browser follows, and the choice is stored', async () => {
    await openPage()
    click('#inside')
    expect([isDark(), barColor(), localStorage.getItem('theme')]).toEqual([true, THEME_COLORS.dark, 'dark'])
    click('button')
    expect([isDark(), barColor(), localStorage.getItem('theme')]).toEqual([
      false,
      THEME_COLORS.light,
      'light',
    ])
  })

  test('a click elsewhere changes nothing', async () => {
    await openPage()
    click('#other')
    expect([isDark(), localStorage.getItem('theme')]).toEqual([false, null])
  })
})

describe('when another tab speaks', () => {
  const tell = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

  test('the page follows its choice', async () => {
    await openPage()
    tell('theme', 'dark')
    expect(isDark()).toBe(true)
    tell('theme', 'light')
    expect(isDark()).toBe(false)
  })

  test('the page is light again when the storage is emptied', async () => {
    localStorage.setItem('theme', 'dark')
    await openPage()
    tell(null, null)
    expect(isDark()).toBe(false)
  })

  test('what other keys say is nothing to the page', async () => {
    localStorage.setItem('theme', 'dark')
    await openPage()
    tell('other', 'light')
    expect(isDark()).toBe(true)
  })
})

describe('when a page comes back from the back/forward cache', () => {
  const comeBack = (persisted: boolean) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  }

  test('it shows the theme that was chosen meanwhile', async () => {
    await openPage()
    localStorage.setItem('theme', 'dark')
    comeBack(false)
    expect(isDark()).toBe(false)
    comeBack(true)
    expect(isDark()).toBe(true)
  })
})

describe('when the storage throws', () => {
  beforeEach(() => {
    for (const method of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      })
  })

  test('the page is light, the toggle works, and only the memory is missing', async () => {
    await openPage()
    expect(isDark()).toBe(false)
    click('button')
    expect(isDark()).toBe(true)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(isDark()).toBe(true)
    click('button')
    expect(isDark()).toBe(false)
  })
})
