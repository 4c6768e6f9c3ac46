import { expect, test } from 'vitest'
import { findPassIn, type SoldPass } from './find-pass.rules.ts'

const pass = (
  productId: string,
  activity: [string, string],
  title: [string, string],
): SoldPass => ({
  productId,
  activity: { fr: activity[0], en: activity[1] },
  title: { fr: title[0], en: title[1] },
  from: null,
  until: null,
})
const find = findPassIn([
  pass('adult', ['Ski alpin', 'Downhill skiing'], ['Adulte', 'Adult']),
  pass('child', ['Ski alpin', 'Downhill skiing'], ['Enfant', 'Child']),
  pass('track', ['Piste d’hébertisme', 'Ropes course'], ['Adulte', 'Adult']),
])
const found = (name: string) => {
  const answer = find(name)
  return 'pass' in answer ? answer.pass.productId : answer.rule
}

test.each([
  ['Ski alpin – Adulte', 'adult'],
  ['SKI ALPIN (ADULTE)', 'adult'],
  ['adulte, ski  alpin', 'adult'],
  ['downhill skiing: adult', 'adult'],
  ['Enfant', 'child'],
  ['Child', 'child'],
  ['piste d’Hébertisme', 'track'],
  ["Piste d'hebertisme", 'track'],
  ['Ski de fond', 'passUnknown'],
  ['–', 'passUnknown'],
])('%s is %s', (name, expected) => {
  expect(found(name)).toBe(expected)
})

test('a name of several passes is rejected with all of them', () => {
  expect(find('adulte')).toEqual({
    rule: 'passAmbiguous',
    among: [
      { fr: 'Ski alpin – Adulte', en: 'Downhill skiing – Adult' },
      { fr: 'Piste d’hébertisme – Adulte', en: 'Ropes course – Adult' },
    ],
  })
  expect(found('Ski alpin')).toBe('passAmbiguous')
})
