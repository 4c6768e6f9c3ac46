import { expect, test } from 'vitest'
import {
  isBlank,
  newRow,
  partNamed,
  pasteRows,
  readRow,
  withTyped,
  type Row,
} from './party-rows.rules.ts'

const row = (typed: Partial<Row>): Row => ({ ...newRow('r'), ...typed })
const read = (typed: Partial<Row>) => readRow(row(typed), '2030-02-02')
let ids = 0
const newId = () => `new ${(ids += 1)}`

test.each([
  ['172', 172],
  ['172 cm', 172],
  ['1.72', 172],
  ['1,72 m', 172],
  ['40', 40],
  ['250', 250],
])('a height of %s is %d cm', (height, cm) => {
  expect(read({ height })).toMatchObject({ person: { height: cm }, problems: {} })
})
test.each(['39', '251', 'tall', '5 ft 8', '-172', '17,2'])('%s is not a valid height', (height) => {
  expect(read({ height }).problems).toEqual({ height: 'height' })
})

test.each([
  ['2019-03-04', { birthDate: '2019-03-04', age: null }],
  ['2019/3/4', { birthDate: '2019-03-04', age: null }],
  ['8', { birthDate: null, age: 8 }],
  ['8 ans', { birthDate: null, age: 8 }],
  ['8 years', { birthDate: null, age: 8 }],
  ['0', { birthDate: null, age: 0 }],
  ['', { birthDate: null, age: null }],
])('“%s” is a valid birth date or age', (born, person) => {
  expect(read({ born })).toMatchObject({ person, problems: {} })
})
test.each([
  ['2019-02-30', 'born'],
  ['1899-12-31', 'born'],
  ['121', 'born'],
  ['04/03/2019', 'born'],
  ['2030-02-03', 'notBorn'],
])('“%s” is not a valid birth date or age', (born, problem) => {
  expect(read({ born }).problems).toEqual({ born: problem })
})

test('names and boot sizes that are too long are problems of their fields', () => {
  expect(
    read({ firstName: 'a'.repeat(51), lastName: 'b'.repeat(51), boot: 'c'.repeat(11) }).problems,
  ).toEqual({ firstName: 'name', lastName: 'name', boot: 'boot' })
  expect(isBlank(row({ firstName: '  ' }))).toBe(true)
})

test('pasted headings can be in any order and language, and full names are split', () => {
  const text =
    'Taille (cm)\tNom complet\tÂge\tAllergies\n172\tLéa de la Tour\t31\tnoix\n\n128\tJo\t8'
  const pasted = pasteRows([newRow('a')], { at: 0, part: 'boot', text }, newId)!
  expect(pasted).toMatchObject({ count: 2, surplus: 0 })
  expect(
    pasted.rows.map(({ firstName, lastName, born, height, boot }) => [
      firstName,
      lastName,
      born,
      height,
      boot,
    ]),
  ).toEqual([
    ['Léa', 'de la Tour', '31', '172', ''],
    ['Jo', '', '8', '128', ''],
  ])
})

test('without headings, pasting starts at the field, overwrites rows and adds missing ones', () => {
  const rows = [row({ id: 'a', firstName: 'Ida', boot: '24' }), newRow('b')]
  const text = 'Roy\t41\r\nRoy\t9\r\n'
  const pasted = pasteRows(rows, { at: 1, part: 'lastName', text }, newId)!
  expect(pasted.rows.map(({ firstName, lastName, born }) => [firstName, lastName, born])).toEqual([
    ['Ida', '', ''],
    ['', 'Roy', '41'],
    ['', 'Roy', '9'],
  ])
  expect(pasted.rows[0]!.boot).toBe('24')
})

test('people beyond fifty are counted as surplus; a single word is not a list', () => {
  const text = Array.from({ length: 53 }, (_, i) => `P${i}`).join('\n')
  const pasted = pasteRows([newRow('a')], { at: 0, part: 'firstName', text }, newId)!
  expect([pasted.rows.length, pasted.count, pasted.surplus]).toEqual([50, 50, 3])
  expect(pasteRows([newRow('a')], { at: 0, part: 'firstName', text: 'Ida' }, newId)).toBeNull()
})

test('headings and questions are recognized by their wording', () => {
  expect(['PRÉNOM', 'Mondopoint', 'Birth date', 'Full name', 'Allergies'].map(partNamed)).toEqual([
    'firstName',
    'boot',
    'born',
    'fullName',
    null,
  ])
})

test('the family name of the person before is proposed with a first name, and taken back with it', () => {
  const marie = { ...newRow('a'), firstName: 'Marie', lastName: 'Tremblay' }
  const rows = [marie, newRow('b'), newRow('c')]
  const typed = withTyped(rows, { id: 'c', part: 'firstName', text: 'L' })
  expect(typed[2]).toMatchObject({ firstName: 'L', lastName: 'Tremblay' })
  expect(typed[1]).toEqual(newRow('b'))
  const cleared = withTyped(typed, { id: 'c', part: 'firstName', text: '' })
  expect(isBlank(cleared[2]!)).toBe(true)
  const other = withTyped(typed, { id: 'c', part: 'lastName', text: 'Roy' })
  expect(withTyped(other, { id: 'c', part: 'firstName', text: 'Luc' })[2]).toMatchObject({
    firstName: 'Luc',
    lastName: 'Roy',
  })
  expect(withTyped(rows, { id: 'a', part: 'firstName', text: 'Ida' })[0]).toMatchObject({
    lastName: 'Tremblay',
  })
})
