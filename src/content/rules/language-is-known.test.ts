import { site, tell } from '../testing/owner'
import { languageIsKnown } from './language-is-known'

const tellLanguage = (language: string) => tell(languageIsKnown, { 'site.json': site({ language }) })

test.each([
  ['en_US', 'Write "en-US".'],
  ['English', 'Write "en".'],
  ['Bahasa Indonesia', 'Write for example "en", "id" or "pt-BR".'],
  ['Deutsch', 'Write "de".'],
  ['xx', 'Write for example "en", "id" or "pt-BR".'],
  ['en-', 'Write for example "en", "id" or "pt-BR".'],
])('a language that is no language tag is told: %s', async (language, hint) => {
  expect(await tellLanguage(language)).toEqual([
    `site.json:3 "${language}" is not the tag of a language. ${hint}`,
  ])
})

test.each(['en', 'id', 'pt-BR', 'zh-Hant-TW', 'EN-us'])('a language tag passes: %s', async (language) => {
  expect(await tellLanguage(language)).toEqual([])
})
