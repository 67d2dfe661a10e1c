import { compileBrowserScript } from './compile-browser-script'

test('the script that visitors get stays under 1,500 bytes, and cannot end its own element', () => {
  const script = compileBrowserScript()
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1500)
  expect(script).not.toMatch(/<\/script|<!--/i)
  expect(script).toContain('data-theme-toggle')
})
