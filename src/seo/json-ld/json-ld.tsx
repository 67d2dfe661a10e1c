import type { Graph } from './graph'

export type JsonLdProps = { graph: Graph }

/**
 * The owner's texts stay texts: without `<` nothing in a script can end it or begin a comment. Gatsby reads the head as
 * HTML once more and would take `&amp;` in it for `&`.
 */
const toScriptText = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')

/** Facts for search engines, as JSON-LD (https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents). */
export function JsonLd({ graph }: JsonLdProps) {
  if (graph.length === 0) return null
  const text = toScriptText({ '@context': 'https://schema.org', '@graph': graph })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
