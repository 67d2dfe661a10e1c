import bangers from '@fontsource/bangers/files/bangers-latin-400-normal.woff2'
import comicNeue from '@fontsource/comic-neue/files/comic-neue-latin-400-normal.woff2'

// Before the first paint, so that the page does not flash in the other theme.
const SHOW_THEME = `
  document.documentElement.classList.toggle('dark', localStorage.getItem('theme') === 'dark')
  document.documentElement.dataset.scripting = 'on'
`

export function onRenderBody({ setHeadComponents, setHtmlAttributes }) {
  setHtmlAttributes({ lang: 'en' })
  setHeadComponents([
    ...[bangers, comicNeue].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <script key="theme" dangerouslySetInnerHTML={{ __html: SHOW_THEME }} />,
  ])
}
