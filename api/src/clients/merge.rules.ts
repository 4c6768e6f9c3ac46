import { clientNoteLimit } from '@guichet/contract/clients/client.ts'

/** The columns that another record of a person may complete: never the email, which is its name. */
export const completed = [
  'first_name',
  'last_name',
  'birth_date',
  'gender',
  'phone',
  'postal_code',
] as const
type Completed = (typeof completed)[number]
type Card = Record<Completed, string | null>

/** Of some columns, those that are empty on one record and known on the other. */
export const gapsOf = <Column extends string>(
  columns: readonly Column[],
  known: Record<NoInfer<Column>, string | null>,
  other: Record<NoInfer<Column>, string | null>,
): Column[] => columns.filter((column) => known[column] === null && other[column] !== null)

/** Of the columns that a merge filled, those that still say what it brought. */
export const stillFilled = (filled: readonly string[], kept: Card, merged: Card): Completed[] =>
  completed.filter((column) => filled.includes(column) && kept[column] === merged[column])

/** Both notes in one; null when they do not fit. */
export function joinedNote(kept: string | null, merged: string | null): string | null {
  const note = (kept ?? '') + (merged ?? '')
  return note.length > clientNoteLimit ? null : note
}

/** The note without what a merge added; as it is where somebody has rewritten that part. */
export function partedNote(note: string | null, merged: string | null): string | null {
  const at = note && merged ? note.lastIndexOf(merged) : -1
  return at < 0 ? note : note!.slice(0, at) + note!.slice(at + merged!.length) || null
}
