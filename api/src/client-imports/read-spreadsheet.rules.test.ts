import { utils, write } from '@e965/xlsx'
import { importLimits } from '@guichet/contract/client-imports/client-import.ts'
import { expect, test } from 'vitest'
import { readSpreadsheet, textOf } from './read-spreadsheet.ts'
import { suggestColumns } from './suggest-columns.rules.ts'

const people = 'Prénom;Nom\nZoé;Gagné\n'
const read = (text: string | Uint8Array) =>
  readSpreadsheet(typeof text === 'string' ? Buffer.from(text) : text)
const workbook = (rows: unknown[][], bookType: 'xlsx' | 'xls' | 'ods' = 'xlsx') =>
  new Uint8Array(
    write(
      {
        SheetNames: ['a'],
        Sheets: { a: utils.aoa_to_sheet(rows, { cellDates: true, UTC: true }) },
      },
      { type: 'buffer', bookType },
    ) as Buffer,
  )

test.each([
  ['UTF-8', Buffer.from(people)],
  ['UTF-8 that says so', Buffer.from(`\ufeff${people}`)],
  ['UTF-16 of Excel', Buffer.from(`\ufeff${people.replaceAll(';', '\t')}`, 'utf16le')],
  ['Windows in Canada', Buffer.from(people, 'latin1')],
  ['commas', Buffer.from(people.replaceAll(';', ','))],
  [
    'tabs and the line ends of Windows',
    Buffer.from(people.replaceAll(';', '\t').replaceAll('\n', '\r\n')),
  ],
])('accents and columns are read in any encoding: %s', (_way, bytes) => {
  expect(read(bytes)).toEqual({
    header: ['Prénom', 'Nom'],
    rows: [{ rowNumber: 2, cells: ['Zoé', 'Gagné'] }],
  })
})

test('a cell of CSV is its text: quotes, line breaks, leading zeros, texts that look like formulas', () => {
  expect(
    read('a,b,c\n"Gagné, dite ""Zoé""","une\nautre",007\n=1+1,2024-01-02,1e5\n'),
  ).toMatchObject({
    rows: [
      { cells: ['Gagné, dite "Zoé"', 'une\nautre', '007'] },
      { cells: ['=1+1', '2024-01-02', '1e5'] },
    ],
  })
})

test('rows keep their numbers of the sheet; empty rows and columns at the end are ignored', () => {
  expect(read('\n\nNom,Courriel,,\n\nGagné,a@b.ca,,\n,,,\nRoy,,,\n')).toEqual({
    header: ['Nom', 'Courriel'],
    rows: [
      { rowNumber: 5, cells: ['Gagné', 'a@b.ca'] },
      { rowNumber: 7, cells: ['Roy', ''] },
    ],
  })
})

test.each(['xlsx', 'xls', 'ods'] as const)('a workbook is read by its values: %s', (kind) => {
  const sheet = utils.aoa_to_sheet(
    [
      ['Nom', 'Naissance', 'Téléphone', 'Total'],
      ['Gagné', new Date(Date.UTC(1990, 3, 5)), 4185550199, 0],
      ['Roy', null, '', ''],
    ],
    { cellDates: true, UTC: true },
  )
  // A formula has its last result; a merged cell its first value.
  sheet.D2 = { t: 'n', v: 12, f: 'SUM(1,11)' }
  sheet['!merges'] = [utils.decode_range('A3:B3')]
  const bytes = new Uint8Array(
    write(
      { SheetNames: ['a'], Sheets: { a: sheet } },
      { type: 'buffer', bookType: kind },
    ) as Buffer,
  )
  expect(read(bytes)).toEqual({
    header: ['Nom', 'Naissance', 'Téléphone', 'Total'],
    rows: [
      { rowNumber: 2, cells: ['Gagné', '1990-04-05', '4185550199', '12'] },
      { rowNumber: 3, cells: ['Roy', '', '', ''] },
    ],
  })
})

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'NotASpreadsheet'],
  ['a zip of something else', Buffer.from('504b0304140000000000', 'hex'), 'NotASpreadsheet'],
  ['nothing', Buffer.alloc(0), 'SpreadsheetEmpty'],
  ['a header alone', Buffer.from('Nom,Courriel\n'), 'SpreadsheetEmpty'],
  [
    'too many rows',
    Buffer.from(`a\n${'x\n'.repeat(importLimits.rows + 1)}`),
    'SpreadsheetTooLarge',
  ],
  [
    'too many columns',
    Buffer.from(`a\n${'x,'.repeat(importLimits.columns)}x\n`),
    'SpreadsheetTooLarge',
  ],
  [
    'too many cells',
    workbook(Array.from({ length: 6000 }, () => Array.from({ length: 180 }, () => 1))),
    'SpreadsheetTooLarge',
  ],
])('%s is reported with its fault', (_what, bytes, fault) => {
  expect(read(bytes)).toBe(fault)
})

test('the maximum numbers of rows and columns are read', () => {
  const tall = read(`a\n${'x\n'.repeat(importLimits.rows)}`)
  expect(tall).toMatchObject({ header: ['a'] })
  expect(read(`a\n${'x,'.repeat(importLimits.columns - 1)}x\n`)).toMatchObject({ rows: [{}] })
})

test('binary data is no CSV', () => {
  expect(textOf(Buffer.from('a\0b'))).toBeNull()
})

test('columns are recognized by the names that other systems use', () => {
  expect(
    suggestColumns([
      'Nom de famille',
      'PRÉNOM',
      'E-mail',
      'Adresse courriel',
      'Tél.',
      'Solde',
      'Date of birth',
    ]),
  ).toEqual(['lastName', 'firstName', 'email', null, 'phone', null, 'birthDate'])
})
