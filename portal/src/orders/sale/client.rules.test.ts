import { expect, test } from 'vitest'
import { filledIn, noClient } from './client.rules.ts'

const found = {
  firstName: 'Élodie',
  lastName: 'Gagné',
  phones: [{ stateCode: '418', phone: '5550199' }],
  addresses: [{ postalCode: 'G1R 4P5' }],
  language: 'en',
} as const

test('a known client fills what is empty, never what was typed or is being typed', () => {
  expect(filledIn({ ...noClient('fr'), email: 'e@x.ca' }, found, null)).toMatchObject({
    firstName: 'Élodie',
    lastName: 'Gagné',
    phone: '418 555-0199',
    postalCode: 'G1R 4P5',
    language: 'en',
  })
  expect(filledIn({ ...noClient('fr'), lastName: 'Roy' }, found, 'firstName')).toMatchObject({
    firstName: '',
    lastName: 'Roy',
  })
})
