import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { toSources } from './to-sources'

const image = (types: string[], fallback: string): IGatsbyImageData => ({
  layout: 'constrained',
  width: 100,
  height: 50,
  images: {
    sources: types.map((type) => ({ type: `image/${type}`, srcSet: `/a.${type} 100w` })),
    fallback: { src: `/a.${fallback}`, srcSet: `/a.${fallback} 100w` },
  },
})

test.each([
  ['a PNG', ['avif', 'webp'], 'png'],
  ['a PNG, ordered otherwise', ['webp', 'avif'], 'png'],
])('%s is offered as AVIF, then WebP, then itself', (_, types, ending) => {
  expect(toSources(image(types, ending)).map(({ srcSet }) => srcSet)).toEqual([
    '/a.avif 100w',
    '/a.webp 100w',
    `/a.${ending} 100w`,
  ])
})

test('an AVIF file is not the last resort of a browser that cannot read it', () => {
  expect(toSources(image(['webp'], 'avif')).map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
})
