import { expect, test } from 'vitest'
import { noClient } from '../buyer/client.rules.ts'
import { clientNamed, firstAdultOf, isClientOpen } from './party-client.rules.ts'

const person = (firstName: string, age: number | null = null) => ({
  firstName,
  lastName: 'Roy',
  birthDate: null,
  age,
  height: null,
  boot: '',
})
const row = (firstName: string, age: number | null = null, fittedAge = age) => ({
  person: person(firstName, age),
  fitted: fittedAge === null ? null : { age: fittedAge },
})

test('the first named person who is not known to be a child is the first adult', () => {
  expect(
    firstAdultOf([row('Léa', 8), row('', 40), row('Jean', 42), row('Ève', 39)])?.firstName,
  ).toBe('Jean')
  expect(firstAdultOf([row('Léa', null, 8), row('Sacha')])?.firstName).toBe('Sacha')
  expect(firstAdultOf([row('Léa', 8)])).toBeNull()
})

test('a client is offered only while nothing is known of one', () => {
  expect(isClientOpen(null)).toBe(true)
  expect(isClientOpen(noClient('fr'))).toBe(true)
  expect(isClientOpen({ ...noClient('fr'), isAnonymous: true })).toBe(false)
  expect(isClientOpen({ ...noClient('fr'), phone: '418' })).toBe(false)
})

test('the name of the adult is put into the client, whose language stays', () => {
  expect(clientNamed(noClient('en'), person('Jean'))).toMatchObject({
    firstName: 'Jean',
    lastName: 'Roy',
    email: '',
    language: 'en',
  })
})
