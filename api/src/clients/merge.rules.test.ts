import { clientNoteLimit } from '@guichet/contract/clients/client.ts'
import { expect, test } from 'vitest'
import { sharedBy, duplicateSearchTerms } from './duplicates.rules.ts'
import { completableColumns, gapsOf, joinedNote, partedNote, stillFilled } from './merge.rules.ts'

const nobody = {
  first_name: null,
  last_name: null,
  birth_date: null,
  gender: null,
  phone: null,
  postal_code: null,
}

test('a merge fills unknown data, and overwrites nothing', () => {
  const kept = { ...nobody, first_name: 'Zoé', phone: '418 555-0199' }
  const merged = { ...nobody, first_name: 'Zoe', last_name: 'Roy', postal_code: 'G1R 2B5' }
  expect(gapsOf(completableColumns, kept, merged)).toEqual(['last_name', 'postal_code'])
})

test('an undo removes the data that the merge added and nobody has changed since', () => {
  const merged = { ...nobody, last_name: 'Roy', postal_code: 'G1R 2B5', gender: 'F' }
  const kept = { ...merged, last_name: 'Roy-Côté' }
  expect(stillFilled(['last_name', 'postal_code'], kept, merged)).toEqual(['postal_code'])
})

test('notes are joined up to their limit, and split again', () => {
  expect(joinedNote('<p>a</p>', '<p>b</p>')).toBe('<p>a</p><p>b</p>')
  expect(joinedNote(null, null)).toBe('')
  const half = `<p>${'x'.repeat(clientNoteLimit / 2 - 7)}</p>`
  expect(joinedNote(half, half)).toHaveLength(clientNoteLimit)
  expect(joinedNote(half, `${half}y`)).toBeNull()

  expect(partedNote('<p>a</p><p>b</p>', '<p>b</p>')).toBe('<p>a</p>')
  // Another merge was joined after it.
  expect(partedNote('<p>a</p><p>b</p><p>c</p>', '<p>b</p>')).toBe('<p>a</p><p>c</p>')
  expect(partedNote('<p>rewritten</p>', '<p>b</p>')).toBe('<p>rewritten</p>')
  expect(partedNote('<p>b</p>', '<p>b</p>')).toBeNull()
  expect(partedNote(null, '<p>b</p>')).toBeNull()
})

test.each([
  ['names match in either order', { first_name: 'Roy', last_name: 'Zoé' }, ['name']],
  [
    'names match regardless of accents and capitals',
    { first_name: 'ZOE', last_name: 'roy' },
    ['name'],
  ],
  ['a phone number matches with its country code', { phone: '+1 (418) 555-0199' }, ['phone']],
  [
    'a postal code alone does not match',
    { first_name: 'Guy', last_name: 'Lam', postal_code: 'g1r2b5' },
    [],
  ],
  [
    'a postal code matches with the same last name',
    { first_name: 'Guy', last_name: 'Roy', postal_code: 'g1r2b5' },
    ['postalCode'],
  ],
  ['a client without data does not match', {}, []],
])('%s', (_case, other, shared) => {
  const zoe = {
    ...nobody,
    first_name: 'Zoé',
    last_name: 'Roy',
    phone: '418-555-0199',
    postal_code: 'G1R 2B5',
  }
  expect(sharedBy(zoe, { ...nobody, ...other })).toEqual(shared)
})

test('duplicates are looked up by whole names and numbers, never by empty ones', () => {
  expect(
    duplicateSearchTerms({ ...nobody, first_name: 'Zoé', last_name: 'Roy', phone: '418 555-0199' }),
  ).toEqual(['ZoéRoy', 'RoyZoé', '4185550199'])
  expect(duplicateSearchTerms({ ...nobody, last_name: 'Roy', phone: '12' })).toEqual([])
})
