import { mergeRules } from './merge-rules'

test("the owner's headers for a path join ours, and replace those of the same name", () => {
  const made = [
    { path: '/*', headers: { 'Referrer-Policy': 'same-origin', A: '1' } },
    { path: '/static/*', headers: { B: '2' } },
  ]
  const own = [
    { path: '/*', headers: { 'referrer-policy': 'no-referrer', C: '3' } },
    { path: '/mine/*', headers: { D: '4' } },
  ]
  expect(mergeRules(made, own)).toEqual([
    { path: '/*', headers: { A: '1', 'referrer-policy': 'no-referrer', C: '3' } },
    { path: '/static/*', headers: { B: '2' } },
    { path: '/mine/*', headers: { D: '4' } },
  ])
})
