import type { CartLine } from '../../../domain/cart.rules.ts'

export type SharedDate = { date: string | null; begin: string | null }
type Line = Pick<CartLine, 'chosen' | 'when'>

const dateOf = ({ chosen, when }: Line): string | null =>
  chosen.checkInDate ?? /^\d{4}-\d{2}-\d{2}/.exec(when)?.[0] ?? null

/**
 * Day of the first dated line, with the hour of its slot. A line without a slot keeps the previous
 * hour if the day is the same. Null if no line is dated.
 */
export function sharedDateOf(lines: readonly Line[], was: SharedDate): SharedDate | null {
  const line = lines.find((each) => dateOf(each) !== null)
  if (!line) return null
  const date = dateOf(line)
  return { date, begin: line.chosen.timeslotBegin ?? (date === was.date ? was.begin : null) }
}
