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
  ['D’Amours', 'damours'],
  ["D'Amours", 'damours'],
  ['Jean-Pierre', 'jeanpierre'],
  ['Jean‑Pierre', 'jeanpierre'],
])('%s is folded to %s', (text, folded) => expect(fold(text)).toBe(folded))

test('folding is idempotent', () => {
  for (const text of ['Éloïse', 'œuvre', 'İstanbul', 'ǅ']) expect(fold(fold(text))).toBe(fold(text))
})
