import { expect, test } from 'vitest'
import { reasonsToOffer } from './recent-reasons.rules.ts'

test('the newest reasons are first, each once, none too long for a button, and none that was erased', () => {
  expect(
    reasonsToOffer([
      'Blessure',
      ' blessure ',
      'x'.repeat(61),
      '',
      '—',
      'Météo',
      'BLESSURE',
      'Erreur',
    ]),
  ).toEqual(['Blessure', 'Météo', 'Erreur'])
  expect(reasonsToOffer(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a', 'b', 'c', 'd', 'e'])
})
