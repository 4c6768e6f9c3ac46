import type { CartLine } from '../../domain/cart.rules.ts'

export type DayAndHour = { date: string | null; begin: string | null }
type Line = Pick<CartLine, 'chosen' | 'when'>

const dateOf = ({ chosen, when }: Line): string | null =>
  chosen.checkInDate ?? /^\d{4}-\d{2}-\d{2}/.exec(when)?.[0] ?? null

/**
 * The day of the first line that has one, with the hour of its slot; a line without a slot leaves
 * the hour that was there, as long as it is for that day. Null where no line has a day.
 */
export function momentOf(lines: readonly Line[], was: DayAndHour): DayAndHour | null {
  const line = lines.find((each) => dateOf(each) !== null)
  if (!line) return null
  const date = dateOf(line)
  return { date, begin: line.chosen.timeslotBegin ?? (date === was.date ? was.begin : null) }
}
