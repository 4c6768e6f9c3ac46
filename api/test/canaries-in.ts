import { fold } from '@guichet/contract/fold.ts'
import type pg from 'pg'
import { canaries } from './factories/known-person.ts'

/** A word as typed, as URL-encoded, as a search folds it, and as the digits of a phone. */
const spellings = (word: string): string[] =>
  [
    word.toLowerCase(),
    encodeURIComponent(word).toLowerCase(),
    fold(word),
    word.replaceAll(/\D/g, ''),
  ].filter((spelling) => spelling.length > 5)

/** Canaries of the person that occur in lower-case texts. */
export const canariesAmong = (texts: readonly string[]): string[] =>
  Object.values(canaries).filter((word) =>
    spellings(word).some((spelling) => {
      const bytes = Buffer.from(spelling).toString('hex')
      return texts.some((text) => text.includes(spelling) || text.includes(bytes))
    }),
  )

/**
 * Columns that contain data of the person, as `table.column`: searches every column of every table,
 * whatever its type.
 */
export async function canariesIn(owner: pg.Client): Promise<Record<string, string[]>> {
  const { rows: columns } = await owner.query<{ table: string; column: string }>(
    `select c.relname as "table", a.attname as "column"
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      where c.relkind in ('r', 'p', 'm') and c.relnamespace = 'public'::regnamespace
        and a.attnum > 0 and not a.attisdropped
      order by 1, 2`,
  )
  const found: Record<string, string[]> = {}
  for (const { table, column } of columns) {
    const { rows } = await owner.query<{ text: string }>(
      `select lower("${column}"::text) as text from "${table}" where "${column}" is not null`,
    )
    const texts = rows.map(({ text }) => text)
    const words = canariesAmong(texts)
    if (words.length) found[`${table}.${column}`] = words
  }
  return found
}
