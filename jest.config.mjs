/** Packages that are published as ES modules only and must be translated for jest. */
const ES_MODULE_PACKAGES = [
  '@netlify/headers-parser',
  'escape-string-regexp',
  'is-plain-obj',
  'map-obj',
  'path-exists',
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
  // The copies that the build tests make, the programs of the hosts and the peers are no modules of the project.
  modulePathIgnorePatterns: [
    '<rootDir>/.test-sites',
    '<rootDir>/.cache',
    '<rootDir>/public',
    '<rootDir>/tests/hosts/tools',
    '<rootDir>/bench/peers',
  ],
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
      testMatch: ['<rootDir>/{src,cli,tests,art,bench}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['src/browser', 'tests/build', 'tests/browser', 'tests/hosts'].map(
        (folder) => `<rootDir>/${folder}`,
      ),
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
    {
      ...shared,
      displayName: 'hosts',
      testMatch: ['<rootDir>/tests/hosts/*.test.ts'],
      globalSetup: '<rootDir>/tests/hosts/global-setup.ts',
      globalTeardown: '<rootDir>/tests/hosts/global-teardown.ts',
    },
  ],
}
