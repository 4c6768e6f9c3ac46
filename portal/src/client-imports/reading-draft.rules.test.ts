import { expect, test } from 'vitest'
import type { ClientImport } from './client-imports.queries.ts'
import { draftOf, fieldsOf, isChecked, readingOf, withField } from './reading-draft.rules.ts'

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

const all = fieldsOf({ isMainStaff: true })

test('the mapping of a new file is suggested by the titles of its columns', () => {
  const draft = draftOf(found, 'en', all)
  expect(draft).toMatchObject({ fields: ['email', null, 'lastName'], language: 'en' })
  expect(readingOf(draft).columns).toEqual([
    { column: 0, field: 'email' },
    { column: 2, field: 'lastName' },
  ])
  expect(isChecked(draft, found)).toBe(false)
})

test('a field is mapped to one column', () => {
  const draft = withField(draftOf(found, 'fr', all), 1, 'lastName')
  expect(draft.fields).toEqual(['email', 'lastName', null])
  expect(withField(draft, 0, null).fields).toEqual([null, 'lastName', null])
})

test('the checked mapping is shown again, and a change has to be checked again', () => {
  const reading = { ...readingOf(draftOf(found, 'fr', all)), known: 'leave' as const }
  const checked = { ...found, reading }
  const draft = draftOf(checked, 'en', all)
  expect([draft.known, draft.language]).toEqual(['leave', 'fr'])
  expect(isChecked(draft, checked)).toBe(true)
  expect(isChecked({ ...draft, dateOrder: 'monthFirst' }, checked)).toBe(false)
  expect(isChecked(withField(draft, 1, 'phone'), checked)).toBe(false)
})

test('only main staff can take passes over, whatever was suggested or checked before', () => {
  const columns = [...found.columns, { header: 'Passe', samples: [], suggested: 'pass' as const }]
  const allowed = fieldsOf({ isMainStaff: false })
  const own = { ...found, columns }
  expect(draftOf(own, 'fr', all).fields.at(-1)).toBe('pass')
  expect(draftOf(own, 'fr', allowed).fields.at(-1)).toBeNull()
  const checked = { ...own, reading: readingOf(draftOf(own, 'fr', all)) }
  const draft = draftOf(checked, 'fr', allowed)
  expect(draft.fields).toEqual(['email', null, 'lastName', null])
  expect(isChecked(draft, checked)).toBe(false)
})
