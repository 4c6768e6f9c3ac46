import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Éloïse Côté', 'eloisecote'],
  ['Lœuillet', 'loeuillet'],
  ['ÆGIDIUS', 'aegidius'],
  ['  G1R 4P5 ', 'g1r4p5'],
  ['Straße', 'strasse'],
  ['ﬁn', 'fin'],
  ['Ñandú', 'nandu'],
  ['D’Amours', 'd’amours'],
])('%s is searched as %s', (texts, folded) => expect(fold(texts)).toBe(folded))

test('folding twice is folding once', () => {
  for (const texts of ['Éloïse', 'œuvre', 'İstanbul', 'ǅ'])
    expect(fold(fold(texts))).toBe(fold(texts))
})
