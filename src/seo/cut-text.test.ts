import { cutText } from './cut-text'

test.each([
  ['short', 20, 'short'],
  ['exactly twenty chars', 20, 'exactly twenty chars'],
  ['a text that goes on and on', 15, 'a text that…'],
  ['React で作ったサイトです', 12, 'React で作ったサ…'],
  ['Donaudampfschifffahrtsgesellschaft', 10, 'Donaudamp…'],
  ['👩🏽‍💻👩🏽‍💻👩🏽‍💻👩🏽‍💻', 3, '👩🏽‍💻👩🏽‍💻…'],
])('%s in at most %d letters is %s', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})
