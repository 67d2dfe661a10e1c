import { absoluteAddress, pathPrefix } from './site-address'

test.each([
  ['https://ada.example.com', '', 'https://ada.example.com/about/'],
  ['https://ada.example.com/portfolio', '/portfolio', 'https://ada.example.com/portfolio/about/'],
  ['https://example.com:8443/~ada/site', '/~ada/site', 'https://example.com:8443/~ada/site/about/'],
  ['https://münchen.example.com', '', 'https://xn--mnchen-3ya.example.com/about/'],
])('addresses of a site at %s have its folder', (siteUrl, prefix, about) => {
  expect(pathPrefix(siteUrl)).toBe(prefix)
  expect(absoluteAddress(siteUrl, '/about/')).toBe(about)
})
