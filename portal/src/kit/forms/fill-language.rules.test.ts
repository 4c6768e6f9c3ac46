import { expect, test } from 'vitest'
import { textsOfOtherLanguage } from './fill-language.rules.ts'

const values = {
  internationalizedFields: { fr: { name: 'Glissade' }, en: { name: '' } },
  internationalizedNames: { fr: '', en: 'Large' },
  types: [{ texts: { fr: { title: ' ' }, en: { title: '' } } }],
  price: '',
}

test('an empty text is filled from the other language', () => {
  expect(
    textsOfOtherLanguage(values, ['internationalizedFields.en.name', 'internationalizedNames.fr']),
  ).toEqual([
    { path: 'internationalizedFields.en.name', text: 'Glissade' },
    { path: 'internationalizedNames.fr', text: 'Large' },
  ])
})

test('a text without another language, and a field without languages, stay empty', () => {
  expect(
    textsOfOtherLanguage(values, ['types.0.texts.en.title', 'types.0.texts.fr.title', 'price']),
  ).toEqual([])
})
