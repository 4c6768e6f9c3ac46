import { clientFields, importFields } from '@guichet/contract/client-imports/client-import.ts'
import type { ClientImport, Field, Reading } from './client-imports.queries.ts'

/** The mapping chosen on the page: a field for each column, or null. */
export type Draft = Omit<Reading, 'columns'> & { fields: (Field | null)[] }

/** Fields that the person may import: only main staff take over passes from another system. */
export const fieldsOf = ({ isMainStaff }: { isMainStaff: boolean }): readonly Field[] =>
  isMainStaff ? importFields : clientFields

/** The mapping as last checked, or as the column titles suggest, limited to permitted fields. */
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

/** Maps a column to a field; the field is removed from the column that had it before. */
export const withField = (draft: Draft, column: number, field: Field | null): Draft => ({
  ...draft,
  fields: draft.fields.map((was, at) => {
    if (at === column) return field
    return was === field ? null : was
  }),
})

/** Whether the current mapping is the checked one. */
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
