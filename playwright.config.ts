import { defineConfig } from '@playwright/test'
import { CHROMIUM_SWITCHES } from './cli/chromium-switches'
import { findChromium } from './cli/find-chromium'
import { siteAddress } from './tests/browser/sites'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.test.ts',
  // One picture for every system: looks.test.ts compares so coarsely that their letters do not matter.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: siteAddress('sample'),
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: CHROMIUM_SWITCHES, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: { command: 'node --import tsx tests/browser/serve-sites.ts', url: siteAddress('sample') },
})
