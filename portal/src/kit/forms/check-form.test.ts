import {
  Choice,
  Email,
  Integer,
  LocalDate,
  NumberWithoutComma,
  Price,
  WallTime,
} from '@guichet/contract/primitives.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { problemsOf } from './check-form.ts'
import { problemOf } from './field-problem.ts'

const Form = z.object({
  lines: z.array(z.object({ price: Price(1, 100_000) })),
  places: Integer(1, 10),
  rate: NumberWithoutComma,
  day: LocalDate,
  time: WallTime,
  email: Email,
  kind: Choice(['a', 'b']),
})
const empty = {
  lines: [{ price: '' }],
  places: '',
  rate: '',
  day: '',
  time: '',
  email: '',
  kind: '',
}

test('an empty amount, number, date or address is required, whatever its spelling must be', () => {
  const required = 'Ce champ est requis.'
  expect(problemsOf<unknown>(Form, empty, 'fr')).toEqual({
    'lines.0.price': required,
    places: required,
    rate: required,
    day: required,
    time: required,
    email: required,
    kind: 'Choisissez une valeur.',
  })
  expect(problemOf(Price(0, 100), '', 'en')).toBe('This field is required.')
})

test('a wrong value still has the sentence of its rule', () => {
  expect(problemOf(Price(0, 100), '1.234', 'en')).toBe('Enter an amount with at most two decimals.')
  expect(problemsOf<unknown>(Form, { ...empty, day: '2030-13-01' }, 'en').day).toBe(
    'Enter a date as YYYY-MM-DD.',
  )
})
