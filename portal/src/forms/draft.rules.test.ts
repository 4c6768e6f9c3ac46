import { expect, test } from 'vitest'
import {
  emptyForm,
  emptyQuestion,
  formDraftOf,
  movedTo,
  questionDraftOf,
  targetKey,
  targetOf,
} from './draft.rules.ts'

test('a save sends the fields of the call, without a version', () => {
  expect(formDraftOf({ ...emptyForm, version: 3 } as never)).toEqual(emptyForm)
})

test('a language without options is filled by the server; a short answer has none', () => {
  const fields = {
    fr: { text: 'Taille', questionOptions: ['P', 'G'] },
    en: { text: 'Size', questionOptions: ['', ' '] },
  }
  const question = { ...emptyQuestion, internationalizedQuestionFields: fields }
  const optionsOf = (type: 'CheckBox' | 'ShortAnswer') => {
    const { fr, en } = questionDraftOf({ ...question, type }).internationalizedQuestionFields
    return [fr.questionOptions, en.questionOptions]
  }
  expect(optionsOf('CheckBox')).toEqual([['P', 'G'], []])
  expect(optionsOf('ShortAnswer')).toEqual([[], []])
})

test('a question moves, and a target is parsed from its key', () => {
  expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  const target = { activityPublicId: 'x', activityCategory: 'season_pass' } as const
  expect(targetOf(targetKey(target))).toEqual(target)
})
