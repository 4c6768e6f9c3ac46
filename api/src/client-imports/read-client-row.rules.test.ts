import { clientNoteLimit } from '@guichet/contract/clients/client.ts'
import { expect, test } from 'vitest'
import { inOrder } from '../../test/factories/input/client-imports.ts'
import { findPassIn, type SoldPass } from './find-pass.rules.ts'
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
const read = (...cells: string[]) =>
  readClientRow(cells, { reading, today, findPass: findPassIn([]) })

test('a row is read without its spaces and written in the form of clients', () => {
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
    pass: null,
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

test('an empty cell is no value, and a row without an email is rejected', () => {
  expect(read('a@b.ca', '', ' ').client).toMatchObject({
    first_name: null,
    last_name: null,
    note: null,
    language: 'fr',
  })
  expect(read('', 'Zoé').problems).toEqual([{ field: 'email', rule: 'required' }])
})

test('all faults are reported at once', () => {
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

const season: SoldPass = {
  productId: 'season',
  activity: { fr: 'Ski alpin', en: 'Downhill skiing' },
  title: { fr: 'Adulte', en: 'Adult' },
  from: '2025-11-15',
  until: '2026-04-15',
}
const endless = { ...season, productId: 'endless', until: null, title: { fr: 'Or', en: 'Gold' } }
const withPass = inOrder(
  'email',
  'firstName',
  'lastName',
  'birthDate',
  'pass',
  'passFrom',
  'passUntil',
  'holderFirstName',
  'holderLastName',
  'formerNumber',
)
const readPassOf = (...cells: string[]) =>
  readClientRow(['a@b.ca', 'Zoé', 'Roy', '1990-04-05', ...cells], {
    reading: withPass,
    today,
    findPass: findPassIn([season, endless]),
  })

test('a pass has the dates of its row, otherwise its default ones', () => {
  expect(readPassOf('ski alpin adulte').pass).toEqual({
    productId: 'season',
    from: '2025-11-15',
    until: '2026-04-15',
    holder: { firstName: 'Zoé', lastName: 'Roy', birthDate: '1990-04-05' },
    formerNumber: undefined,
  })
  const row = readPassOf('Gold', '1/2/2026', '31.12.2026', 'Éva', '', 'A-17')
  expect(row.pass).toEqual({
    productId: 'endless',
    from: '2026-02-01',
    until: '2026-12-31',
    holder: { firstName: 'Éva', lastName: '', birthDate: null },
    formerNumber: 'A-17',
  })
  // The season on sale follows the current one, so the pass begins today.
  const next = { ...season, from: '2026-11-15', until: '2027-04-15' }
  expect(
    readClientRow(['a@b.ca', '', '', '', 'Adulte', '', '2026-04-15'], {
      reading: withPass,
      today,
      findPass: findPassIn([next]),
    }).pass,
  ).toMatchObject({ from: today, until: '2026-04-15' })
})

test('a row without a pass is a client only', () => {
  expect(readPassOf('', ' ', '', '', '\u00a0')).toMatchObject({ pass: null, problems: [] })
})

test.each([
  [['', '', '2026-04-15'], 'pass required'],
  [['', '', '', 'Éva'], 'pass required'],
  [['Planche'], 'pass passUnknown'],
  [['Ski alpin'], 'pass passAmbiguous'],
  [['Or'], 'passUntil required'],
  [['Or', '', 'avril'], 'passUntil date'],
  [['Adulte', '31/02/2026'], 'passFrom date'],
  [['Adulte', '', '2026-01-14'], 'passUntil passOver'],
  [['Adulte', '2026-04-16'], 'passUntil passOrder'],
  [['Adulte', '', '', 'x'.repeat(51)], 'holderFirstName maxLength:50'],
  [['Adulte', '', '', '', '', '4242 4242 4242 4242'], 'formerNumber cardNumber'],
])('%j is rejected: %s', (cells, problem) => {
  const { client, pass, problems } = readPassOf(...cells)
  expect([client, pass]).toEqual([null, null])
  expect(problems.map(({ field, rule }) => `${field} ${rule}`)).toEqual([problem])
})

test('a pass valid until today is still valid', () => {
  expect(readPassOf('Adulte', '', today).problems).toEqual([])
})

test('a pass without an email is rejected for the email', () => {
  const row = readClientRow(['', '', '', '', 'Adulte'], {
    reading: withPass,
    today,
    findPass: findPassIn([season]),
  })
  expect(row.problems).toEqual([{ field: 'email', rule: 'required' }])
})
