import { bootcamp, profile, site, tell } from '../testing/owner'
import { charactersArePlain } from './characters-are-plain'

test('a text that holds a control character is told, with the place of the character', async () => {
  expect(await tell(charactersArePlain, { 'site.json': site({ description: 'A bell \u0007.' }) })).toEqual([
    'site.json:4 "description" holds a control character, which nobody can see (\\u0007). Delete it.',
  ])
})

test('a text that holds half an emoji is told', async () => {
  expect(await tell(charactersArePlain, { 'profile.json': profile({ name: 'Half \ud83d' }) })).toEqual([
    'profile.json:2 "name" holds a broken character, which nobody can see (\\ud83d). Delete it.',
  ])
})

test('a text of nothing but invisible characters is told', async () => {
  expect(await tell(charactersArePlain, { 'profile.json': profile({ name: '\u200b\u200d' }) })).toEqual([
    'profile.json:2 "name" holds nothing that can be seen. Write a text.',
  ])
})

test('a Windows line break gives the advice how a line break is written', async () => {
  expect(await tell(charactersArePlain, { 'profile.json': profile({ bio: 'One.\r\nTwo.' }) })).toEqual([
    'profile.json:5 "bio" holds a control character, which nobody can see (\\r). Delete it; a line break is written \\n.',
  ])
})

test('line breaks, tabs, emoji, Arabic with marks of direction, Hebrew and Chinese are plain', async () => {
  const bio = 'One.\n\tTwo. 👩🏽‍💻 مرحبا\u200f שלום 漫画 é'
  expect(await tell(charactersArePlain, { 'profile.json': profile({ bio }) })).toEqual([])
})

test('an entry of a list is named by its number', async () => {
  const files = { 'bootcamps/a.json': bootcamp({ learnedSkills: ['React', 'Re\u0000dux'] }) }
  expect(await tell(charactersArePlain, files)).toEqual([
    'bootcamps/a.json:8 Entry 2 of "learnedSkills" holds a control character, which nobody can see (\\u0000). Delete it.',
  ])
})
