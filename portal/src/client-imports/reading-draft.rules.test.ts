import { expect, test } from 'vitest'
import type { ClientImport } from './client-imports.queries.ts'
import { draftOf, isChecked, readingOf, withField } from './reading-draft.rules.ts'

const found: ClientImport = {
  publicId: '01890000-0000-7000-8000-000000000000',
  columns: [
    { header: 'Courriel', samples: [], suggested: 'email' },
    { header: 'Solde', samples: [], suggested: null },
    { header: 'Nom', samples: [], suggested: 'lastName' },
  ],
  rows: 1,
  reading: null,
  outcomes: { new: 0, completes: 0, known: 0, again: 0, refused: 0 },
  passes: { new: 0, known: 0 },
  refused: [],
  createdDateTimeUtc: '2026-01-15T12:00:00Z',
  workPublicId: null,
  done: 0,
}

test('a file begins as the titles of its columns suggest', () => {
  const draft = draftOf(found, 'en')
  expect(draft).toMatchObject({ fields: ['email', null, 'lastName'], language: 'en' })
  expect(readingOf(draft).columns).toEqual([
    { column: 0, field: 'email' },
    { column: 2, field: 'lastName' },
  ])
  expect(isChecked(draft, found)).toBe(false)
})

test('a field is one column’s', () => {
  const draft = withField(draftOf(found, 'fr'), 1, 'lastName')
  expect(draft.fields).toEqual(['email', 'lastName', null])
  expect(withField(draft, 0, null).fields).toEqual([null, 'lastName', null])
})

test('what was checked is shown again, and any change has to be checked anew', () => {
  const reading = { ...readingOf(draftOf(found, 'fr')), known: 'leave' as const }
  const checked = { ...found, reading }
  const draft = draftOf(checked, 'en')
  expect([draft.known, draft.language]).toEqual(['leave', 'fr'])
  expect(isChecked(draft, checked)).toBe(true)
  expect(isChecked({ ...draft, dateOrder: 'monthFirst' }, checked)).toBe(false)
  expect(isChecked(withField(draft, 1, 'phone'), checked)).toBe(false)
})
