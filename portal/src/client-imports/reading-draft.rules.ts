import { clientFields, importFields } from '@guichet/contract/client-imports/client-import.ts'
import type { ClientImport, Field, Reading } from './client-imports.queries.ts'

/** What is chosen on the page: a field for each column, or none. */
export type Draft = Omit<Reading, 'columns'> & { fields: (Field | null)[] }

/** Passes that run in another system are taken over by main staff alone. */
export const fieldsOf = ({ isMainStaff }: { isMainStaff: boolean }): readonly Field[] =>
  isMainStaff ? importFields : clientFields

/** As it was checked last, else as the titles of the columns suggest, as far as one may. */
export function draftOf(
  { columns, reading }: ClientImport,
  language: 'fr' | 'en',
  allowed: readonly Field[],
): Draft {
  const ifAllowed = (field: Field | null | undefined) =>
    field && allowed.includes(field) ? field : null
  if (!reading)
    return {
      fields: columns.map(({ suggested }) => ifAllowed(suggested)),
      dateOrder: 'dayFirst',
      language,
      known: 'complete',
    }
  const { columns: read, ...rest } = reading
  return {
    ...rest,
    fields: columns.map((_, at) => ifAllowed(read.find(({ column }) => column === at)?.field)),
  }
}

export const readingOf = ({ fields, ...rest }: Draft): Reading => ({
  ...rest,
  columns: fields.flatMap((field, column) => (field ? [{ column, field }] : [])),
})

/** A field is one column’s: chosen for another, it leaves the first. */
export const withField = (draft: Draft, column: number, field: Field | null): Draft => ({
  ...draft,
  fields: draft.fields.map((was, at) => {
    if (at === column) return field
    return was === field ? null : was
  }),
})

/** Whether what was checked is what is chosen now. */
export const isChecked = (draft: Draft, { reading }: ClientImport): boolean =>
  reading !== null && JSON.stringify(sorted(readingOf(draft))) === JSON.stringify(sorted(reading))
const sorted = ({ columns, dateOrder, language, known }: Reading) => [
  [...columns].sort((a, b) => a.column - b.column).map(({ column, field }) => [column, field]),
  dateOrder,
  language,
  known,
]

export const isField = (value: string): value is Field =>
  (importFields as readonly string[]).includes(value)
