import { isOn } from './outputs'

test.each([undefined, null, {}, { feed: null }, { feed: true }, { sitemap: false }])(
  'an output is made unless it is switched off: %j',
  (outputs) => {
    expect(isOn('feed', outputs)).toBe(true)
  },
)

test('an output that is switched off is not made', () => {
  expect(isOn('feed', { feed: false })).toBe(false)
})
