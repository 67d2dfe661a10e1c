import js from '@eslint/js'
import checkFile from 'eslint-plugin-check-file'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import react from 'eslint-plugin-react'
import typescript from 'typescript-eslint'

const VIEW = ['src/components', 'src/pages', 'src/templates', 'src/seo', 'src/styles']

/** The rooms' doors (docs/architecture.md): what each room must not open. */
const closedDoors = [
  { target: 'src/content', from: 'src', except: ['./content'], message: 'content/ imports no other room.' },
  {
    target: 'src/build',
    from: [...VIEW, 'src/browser'].filter((room) => room !== 'src/styles').map((room) => `./${room}`),
    message: 'build/ runs in Node; it imports content/ only.',
  },
  {
    target: 'src/build',
    from: './src/styles',
    except: ['./theme-colors.ts'],
    message: 'build/ runs in Node; of the styles it knows the two colours of the browser bars.',
  },
  {
    target: 'src/browser',
    from: 'src',
    except: ['./browser', './styles/theme-colors.ts'],
    message: 'browser/ imports nothing but constants: every byte of it is sent to visitors.',
  },
  {
    target: VIEW.map((room) => `./${room}`),
    from: ['./src/build', './src/browser'],
    message: 'The view is rendered HTML: Node code and browser code stay out.',
  },
  {
    target: ['./src/components', './src/seo'],
    from: ['./src/pages', './src/templates'],
    message: 'Pages use components, never the other way round.',
  },
  { target: './src/seo', from: './src/components', message: 'seo/ knows facts, not drawings.' },
  {
    target: [
      './src/pages',
      './src/templates/!(pattern-book-page).tsx',
      './src/components/!(pattern-book)/**/*',
    ],
    from: './src/components/pattern-book',
    message: 'The pattern book is in develop only: nothing that is published opens it.',
  },
]

/** Subjects in components/ do not look into each other; `comic`, `link` and `picture` are what all of them draw with. */
const SUBJECTS = ['layout', 'hero', 'project', 'experience', 'education', 'skills', 'about', 'problem']
const closedSubjects = SUBJECTS.map((subject) => ({
  target: `./src/components/${subject}`,
  from: './src/components',
  except: [`./${subject}`, './comic', './link', './picture'],
  message: 'Subjects in components/ do not import each other.',
}))

const forbidInComponents = [
  {
    selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
    message: 'No event handlers: production sends no React. What a visitor does is handled in src/browser.',
  },
  {
    // useId alone is no state: it numbers what is rendered.
    selector:
      ':matches(CallExpression[callee.name=/^use(?!Id$)/], CallExpression[callee.property.name=/^use(?!Id$)/])',
    message: 'No state and no effects: components are rendered once, while the site is built.',
  },
  {
    selector: 'ClassDeclaration, ClassExpression',
    message: 'Components are functions: a class could hold state.',
  },
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'No style attributes: a strict security policy refuses them.',
  },
]

export default typescript.config(
  {
    ignores: [
      'node_modules/',
      '.cache/',
      'public/',
      'dist*/',
      '.test-sites/',
      'src/gatsby-types.d.ts',
      'test-results/',
      'playwright-report/',
      // Other tools' sites, whose packages only `npm run bench -- peers` installs.
      'bench/peers/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [typescript.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs,cjs}'],
    plugins: { 'check-file': checkFile, 'import-x': importX },
    settings: { 'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'] } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', 250],
      'no-console': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '{src,cli,tests,bench,art}/**/': 'KEBAB_CASE' }],
      'import-x/no-restricted-paths': ['error', { zones: [...closedDoors, ...closedSubjects] }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [react.configs.flat.recommended, react.configs.flat['jsx-runtime'], jsxA11y.flatConfigs.strict],
    settings: { react: { version: '19.2' } },
    rules: {
      'react/prop-types': 'off',
      'react/no-danger': 'error',
    },
  },
  {
    files: ['src/{components,pages,templates,seo}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...forbidInComponents] },
  },
  { files: ['src/pages/404.tsx'], rules: { 'check-file/filename-naming-convention': 'off' } },
  {
    files: ['src/html.tsx', 'src/components/picture/icon.tsx', 'src/seo/json-ld/json-ld.tsx'],
    // The project's own script, drawings of a kept set or vetted by src/content/parse-owner-svg.ts, and JSON without "<".
    rules: { 'react/no-danger': 'off' },
  },
  {
    files: ['src/content/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(react|gatsby)', message: 'content/ is pure TypeScript: no React, no Gatsby.' },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{cjs,mjs}'],
    languageOptions: { globals: { module: 'writable', process: 'readonly', console: 'readonly' } },
  },
  { files: ['cli/**', 'bench/**', 'art/**', 'netlify/**'], rules: { 'no-console': 'off' } },
)
