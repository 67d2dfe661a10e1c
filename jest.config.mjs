/** Packages that are published as ES modules only and must be translated for jest. */
const ES_MODULE_PACKAGES = [
  'parse5',
  'entities',
  'feed',
  'mdast-util-[\\w-]+',
  'micromark[\\w-]*',
  'unist-util-[\\w-]+',
  'longest-streak',
  'zwitch',
  'devlop',
  'decode-named-character-reference',
  'character-entities',
].join('|')

const shared = {
  // The copies that the build tests make are no modules of the project.
  modulePathIgnorePatterns: ['<rootDir>/.test-sites', '<rootDir>/.cache', '<rootDir>/public'],
  transform: { '\\.(ts|tsx|mjs|js)$': ['babel-jest', { configFile: './babel-jest.config.cjs' }] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULE_PACKAGES})/)`],
  globals: { BUILD_YEAR: 2026 },
  moduleNameMapper: { '\\.module\\.css$': '<rootDir>/tests/class-names.cjs' },
  setupFilesAfterEnv: ['<rootDir>/tests/fail-on-console.ts'],
}

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{src,cli,tests,art}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['<rootDir>/src/browser', '<rootDir>/tests/build', '<rootDir>/tests/browser'],
    },
    {
      ...shared,
      displayName: 'browser-script',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/browser/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'build',
      testMatch: ['<rootDir>/tests/build/*.test.ts'],
      globalSetup: '<rootDir>/tests/build/global-setup.ts',
    },
  ],
}
