import { expect, test } from './fixtures'

const DARK = /(^| )dark( |$)/

function refuseStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
}

function refuseEveryCall(): void {
  for (const method of ['getItem', 'setItem', 'removeItem', 'clear'] as const)
    Storage.prototype[method] = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
}

for (const { situation, sabotage } of [
  { situation: 'storage may not be touched', sabotage: refuseStorage },
  { situation: 'every call of storage throws', sabotage: refuseEveryCall },
])
  test(`§4 where ${situation}, the toggle still works, and only the memory is missing`, async ({ page }) => {
    await page.addInitScript(sabotage)
    await page.goto('/')
    const root = page.locator('html')
    await expect(root).not.toHaveClass(DARK)
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await expect(root).toHaveClass(DARK)
    await page.getByRole('button', { name: 'Switch to light mode' }).click()
    await expect(root).not.toHaveClass(DARK)
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await page.reload()
    await expect(root).not.toHaveClass(DARK)
    await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()))
  })
