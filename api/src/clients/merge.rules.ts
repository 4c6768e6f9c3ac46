import { clientNoteLimit } from '@guichet/contract/clients/client.ts'

/** Columns that another record of a person may fill; never the email, which is the key. */
export const completableColumns = [
  'first_name',
  'last_name',
  'birth_date',
  'gender',
  'phone',
  'postal_code',
] as const
type CompletedField = (typeof completableColumns)[number]
type Card = Record<CompletedField, string | null>

/** Columns that are empty on one record and known on the other. */
export const gapsOf = <Column extends string>(
  columns: readonly Column[],
  known: Record<NoInfer<Column>, string | null>,
  other: Record<NoInfer<Column>, string | null>,
): Column[] => columns.filter((column) => known[column] === null && other[column] !== null)

/** Columns that a merge filled and that still have its value. */
export const stillFilled = (
  filled: readonly string[],
  kept: Card,
  merged: Card,
): CompletedField[] =>
  completableColumns.filter((column) => filled.includes(column) && kept[column] === merged[column])

/** Both notes joined; null when they exceed the limit. */
export function joinedNote(kept: string | null, merged: string | null): string | null {
  const note = (kept ?? '') + (merged ?? '')
  return note.length > clientNoteLimit ? null : note
}

/** The note without the part that a merge added; unchanged when that part was edited. */
export function partedNote(note: string | null, merged: string | null): string | null {
  const at = note && merged ? note.lastIndexOf(merged) : -1
  return at < 0 ? note : note!.slice(0, at) + note!.slice(at + merged!.length) || null
}
