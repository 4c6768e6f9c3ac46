import { sql, type RawBuilder } from 'kysely'

/**
 * SQL of a sum of money, as text: 0 where there is nothing, and a bigint, since a year of a large
 * business has more cents than an integer holds. A sum of sums would else be a numeric, which
 * reaches JavaScript as text.
 *
 * @param cents SQL of the amount: a constant of the code, never what somebody sent
 */
export const centsSumText = (cents: string): string => `coalesce(sum(${cents}), 0)::bigint`

/** The same as a fragment; `condition` leaves out the rows for which it does not hold. */
export const sumOfCents = (cents: string, condition?: RawBuilder<unknown>): RawBuilder<number> =>
  condition
    ? sql<number>`coalesce(sum(${sql.raw(cents)}) filter (where ${condition}), 0)::bigint`
    : sql<number>`${sql.raw(centsSumText(cents))}`
