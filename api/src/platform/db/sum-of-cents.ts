import { sql, type RawBuilder } from 'kysely'

/**
 * SQL of a sum of money, as text: 0 without rows, and a bigint, since a year of a large business
 * has more cents than an integer holds. A sum of sums would otherwise be a numeric, which
 * JavaScript gets as text.
 *
 * @param cents SQL of the amount: a constant of the code, never user input
 */
export const centsSumText = (cents: string): string => `coalesce(sum(${cents}), 0)::bigint`

/** SQL sum of cents as a fragment; `condition` filters the rows. */
export const sumOfCents = (cents: string, condition?: RawBuilder<unknown>): RawBuilder<number> =>
  condition
    ? sql<number>`coalesce(sum(${sql.raw(cents)}) filter (where ${condition}), 0)::bigint`
    : sql<number>`${sql.raw(centsSumText(cents))}`
