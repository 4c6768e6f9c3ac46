import { expect, test } from 'vitest'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { holdersOf } from './holders.rules.ts'
import type { Person } from './party-in-cart.rules.ts'

const lineOf = (key: string, quantity: number) => ({ key, quantity }) as CartLine
const person = (firstName: string, lastName: string): Person => ({
  firstName,
  lastName,
  birthDate: null,
  age: 9,
  height: null,
  boot: '',
})
const seat = (key: string, ordinal: number) => ({ key, ordinal, isSizeOpen: false })
const holder = (firstName: string) => ({ firstName, lastName: '', birthDate: '', picture: null })

test('a line names the people whose piece it is, each one once, and nobody of a removed piece', () => {
  const [child, pass] = [lineOf('child/2030-01-01T09:00:00.000Z', 2), lineOf('pass', 1)]
  const { namesOf: names, textOf } = holdersOf({
    party: [
      { person: person('Léa', 'Roy'), seats: [seat(child.key, 0), seat('helmet', 0)] },
      { person: person('Max', ''), seats: [seat(child.key, 1)] },
      { person: person('', ''), seats: [seat(pass.key, 0)] },
      { person: person('Removed', ''), seats: [seat(child.key, 2)] },
    ],
    details: {
      holders: {
        'pass.0.card': holder('Zoé'),
        'pass.0.locker': holder('Zoé'),
        'pass.1.card': holder('Removed'),
        'pass2.0.card': holder('Another'),
      },
      answers: {},
    },
  })
  expect(names(child)).toEqual(['Léa Roy', 'Max'])
  expect(names(pass)).toEqual(['Zoé'])
  expect(names(lineOf('other', 1))).toEqual([])
  expect(textOf(child)).toBe('Léa Roy, Max')
  expect(textOf(lineOf('other', 1))).toBe('')
})

test('a line with a named person and anonymous pieces shows the name and how many others there are', () => {
  const marie = { person: person('Marie', 'Tremblay'), seats: [seat('adult', 0)] }
  const { textOf } = holdersOf({ party: [marie], details: { holders: {}, answers: {} } })
  expect(textOf(lineOf('adult', 3))).toBe('Marie Tremblay + 2')
  expect(textOf(lineOf('adult', 1))).toBe('Marie Tremblay')
})
