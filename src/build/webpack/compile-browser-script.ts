import { buildSync } from 'esbuild'

/** Compiles `src/browser/main.ts` into the one script that visitors get: a text of JavaScript, safe inside `<script>`. */
export function compileBrowserScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/browser/main.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  })
  const [script] = outputFiles
  if (!script) throw new Error('src/browser/main.ts gave no script.')
  return script.text.trim()
}
