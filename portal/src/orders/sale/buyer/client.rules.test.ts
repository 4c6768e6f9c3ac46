import { expect, test } from 'vitest'
import { filledIn, knownOf, newClientOf, noClient, nothingKnown } from './client.rules.ts'

const elodie = knownOf({
  firstName: 'Élodie',
  lastName: 'Gagné',
  phones: [{ stateCode: '418', phone: '5550199' }],
  addresses: [{ postalCode: 'G1R 4P5' }],
  language: 'en',
})
const rene = knownOf({
  firstName: 'René',
  lastName: null,
  phones: [],
  addresses: [],
  language: 'fr',
})
const typed = { ...noClient('fr'), email: 'e@x.ca' }

test('a known client fills all fields that nobody has typed in', () => {
  expect(filledIn(typed, elodie, nothingKnown)).toEqual({
    ...typed,
    firstName: 'Élodie',
    lastName: 'Gagné',
    phone: '418 555-0199',
    postalCode: 'G1R 4P5',
  })
  expect(filledIn({ ...typed, lastName: 'Roy' }, elodie, nothingKnown)).toMatchObject({
    firstName: 'Élodie',
    lastName: 'Roy',
  })
})

test('another email replaces the values filled for the first, and keeps the typed ones', () => {
  const filled = { ...filledIn(typed, elodie, nothingKnown), postalCode: 'H2X 1Y4' }
  expect(filledIn(filled, rene, elodie)).toEqual({
    ...typed,
    firstName: 'René',
    postalCode: 'H2X 1Y4',
  })
})

test.each([
  [' zoe@x.ca ', { email: 'zoe@x.ca' }],
  ['(418) 555-0199', { phone: '(418) 555-0199' }],
  ['Zoé', { firstName: 'Zoé', lastName: '' }],
  ['Zoé  de la Tour', { firstName: 'Zoé', lastName: 'de la Tour' }],
])('words that found nobody begin a new client: %s', (words, fields) => {
  expect(newClientOf(words)).toEqual(fields)
})
