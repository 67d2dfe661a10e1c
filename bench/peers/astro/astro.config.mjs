import { fileURLToPath } from 'node:url'
import { defineConfig, fontProviders } from 'astro/config'
import icon from 'astro-icon'

const toPath = (path) => fileURLToPath(new URL(path, import.meta.url))

const toVariant = (name, weight) => ({
  src: [`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`],
  weight,
  style: 'normal',
})

export default defineConfig({
  trailingSlash: 'always',
  // The same icons as the project's own site.
  publicDir: toPath('../../../static'),
  integrations: [icon()],
  fonts: [
    {
      name: 'Bangers',
      cssVariable: '--font-bangers',
      provider: fontProviders.local(),
      options: { variants: [toVariant('bangers', 400)] },
    },
    {
      name: 'Comic Neue',
      cssVariable: '--font-comic-neue',
      provider: fontProviders.local(),
      options: { variants: [toVariant('comic-neue', 400), toVariant('comic-neue', 700)] },
    },
  ],
  // The same style sheets as the project's own site, so that only the tools differ.
  vite: { resolve: { alias: { '@look': toPath('../../../src') } } },
})
