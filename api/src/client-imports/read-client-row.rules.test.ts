import { clientNoteLimit } from '@guichet/contract/clients/client.ts'
import { expect, test } from 'vitest'
import { inOrder } from '../../test/factories/client-imports.ts'
import { isoDate, readClientRow } from './read-client-row.rules.ts'

const today = '2026-01-15'
const reading = inOrder(
  'email',
  'firstName',
  'lastName',
  'phone',
  'postalCode',
  'birthDate',
  'gender',
  'language',
  'note',
)
const read = (...cells: string[]) => readClientRow(cells, { reading, today })

test('a row is read without its spaces and written as clients are', () => {
  const row = read(
    ' Zoe@Example.TEST ',
    '\u00a0Zoé ',
    'Gagné  Roy',
    '418 555-0199',
    'g1r 2b5',
    '5/4/1990',
    'F',
    'Anglais',
    'Aime <le> ski\n\nMatin',
  )
  expect(row).toEqual({
    problems: [],
    client: {
      email: 'zoe@example.test',
      first_name: 'Zoé',
      last_name: 'Gagné Roy',
      phone: '418 555-0199',
      postal_code: 'G1R 2B5',
      birth_date: '1990-04-05',
      gender: 'F',
      language: 'en',
      note: '<p>Aime &lt;le&gt; ski</p><p>Matin</p>',
    },
  })
})

test('an empty cell says nothing, and a row without an email is refused', () => {
  expect(read('a@b.ca', '', ' ').client).toMatchObject({
    first_name: null,
    last_name: null,
    note: null,
    language: 'fr',
  })
  expect(read('', 'Zoé').problems).toEqual([{ field: 'email', rule: 'required' }])
})

test('everything that is wrong is told at once', () => {
  const row = read(
    'zoe@',
    'x'.repeat(51),
    'Roy',
    '12',
    'G1R 2B5 Canada',
    '31/02/1990',
    '',
    'espagnol',
    'x'.repeat(clientNoteLimit),
  )
  expect(row.problems).toEqual([
    { field: 'email', rule: 'email' },
    { field: 'firstName', rule: 'maxLength:50' },
    { field: 'phone', rule: 'phone' },
    { field: 'postalCode', rule: 'maxLength:10' },
    { field: 'birthDate', rule: 'date' },
    { field: 'language', rule: 'choice' },
    { field: 'note', rule: `maxLength:${clientNoteLimit}` },
  ])
  expect(read('a@b.ca', '', '', '', '', '2026-01-16').problems).toEqual([
    { field: 'birthDate', rule: 'date' },
  ])
})

test.each([
  ['1990-4-5', '1990-04-05', '1990-04-05'],
  ['1990/04/05', '1990-04-05', '1990-04-05'],
  ['5/4/1990', '1990-04-05', '1990-05-04'],
  ['05.04.1990', '1990-04-05', '1990-05-04'],
  ['avril 1990', 'avril 1990', 'avril 1990'],
])('%s is a date in either order', (text, dayFirst, monthFirst) => {
  expect([isoDate(text, 'dayFirst'), isoDate(text, 'monthFirst')]).toEqual([dayFirst, monthFirst])
})
