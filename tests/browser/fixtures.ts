import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { watchContext } from './watch-context'

export { expect, type BrowserContext, type Locator, type Page }

type Fixtures = {
  /** Everything that a visitor's browser would complain about; it must be empty when the test ends. */
  complaints: string[]
}

/** Playwright's `test`, in which any complaint of the browser fails the test that caused it. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints = watchContext(context, new URL(baseURL ?? '').origin)
      await use(complaints)
      const frames = context.pages().flatMap((page) => page.frames().slice(1))
      expect(complaints, 'the browser complained').toEqual([])
      expect(frames, 'a page held a frame').toEqual([])
    },
    { auto: true },
  ],
})
