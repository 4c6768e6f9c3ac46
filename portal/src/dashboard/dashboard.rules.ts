import { mostDays } from '@guichet/contract/dashboard/get-statistics.ts'
import { centsOf } from '@guichet/contract/money.ts'
import { addDays } from '../kit/dates/dates.ts'
import type { DashboardSearch } from './dashboard-search.rules.ts'
import type { SoldRow, Statistics } from './dashboard.queries.ts'

/** Preset period: the last `count` days, including today. */
export const lastDays = (count: number, today: string): DashboardSearch => ({
  from: addDays(today, 1 - count),
  to: today,
})
export const shortcutDays = [7, 30] as const

/** The period of an address if it is valid; otherwise the last week. */
export const periodOf = (asked: DashboardSearch, today: string): DashboardSearch =>
  rangeFault(asked, today) ? lastDays(shortcutDays[0], today) : { from: asked.from, to: asked.to }

/** Why a period is invalid; null when it is valid. */
export function rangeFault(
  { from, to }: DashboardSearch,
  today: string,
): 'missing' | 'order' | 'tooLong' | 'toCome' | null {
  if (!from || !to) return 'missing'
  if (to < from) return 'order'
  if (to > addDays(from, mostDays - 1)) return 'tooLong'
  return to > today ? 'toCome' : null
}

/** Smallest bases, in dollars and in pieces, whose change is readable as a percentage. */
const smallestBase = { dollars: 500, pieces: 20 } as const
/** A figure that more than doubled is shown as an amount: “+511.7 %” is hard to picture. */
const highestPercent = 100

export type Change = {
  direction: 'up' | 'down' | 'same'
  /** Change to one decimal; null when the base is too small, or the figure more than doubled. */
  percent: number | null
  difference: number
}

/** Change of a figure since an earlier period. */
export function changeOf(now: number, before: number, unit: keyof typeof smallestBase): Change {
  const cents = centsOf(now) - centsOf(before)
  const percent = before > 0 ? Math.round((cents / centsOf(before)) * 1000) / 10 : null
  const isReadable =
    percent !== null && before >= smallestBase[unit] && Math.abs(percent) <= highestPercent
  return {
    direction: directionOf(cents),
    percent: isReadable ? percent : null,
    difference: cents / 100,
  }
}
const directionOf = (cents: number): Change['direction'] => {
  if (cents === 0) return 'same'
  return cents > 0 ? 'up' : 'down'
}

/**
 * Sales, refunds and revenue of a period in cents: the revenue is the sales less the refunds whose
 * money was sent in the period, whenever the refunded sale took place.
 */
export function revenueOf({
  sales,
  refundedSales,
}: Pick<Statistics, 'sales' | 'refundedSales'>): Record<'sold' | 'refunded' | 'revenue', number> {
  const [sold, refunded] = [sumOfRows(sales), sumOfRows(refundedSales)]
  return { sold, refunded, revenue: sold - refunded }
}
const sumOfRows = (rows: readonly SoldRow[]): number =>
  rows.reduce((sum, { amount }) => sum + centsOf(amount), 0)

export type Slice = {
  key: string
  kind: string
  activity: SoldRow['activity']
  product: SoldRow['produit'] | null
  count: number
  /** Integer cents, so that sums are exact. */
  cents: number
  productIds: string[]
}

export type Grouping = 'category' | 'activity' | 'product'
const keyOf: Record<Grouping, (row: SoldRow) => string> = {
  category: ({ category }) => category,
  activity: (row) => activityKey(row),
  product: (row) => row.productId ?? `${row.category} ${row.produit.fr}`,
}
/**
 * Activities are identified by their name at the time of sale; sales without an activity by their
 * kind.
 */
export const activityKey = ({ activity, category }: Pick<SoldRow, 'activity' | 'category'>) =>
  activity ? activity.fr : category

/** Groups rows by name, the largest amount first. */
export function grouped(rows: readonly SoldRow[], by: Grouping): Slice[] {
  const slices = [...Map.groupBy(rows, keyOf[by])].map(([key, some]) => ({
    key,
    kind: some[0]!.category,
    activity: by === 'category' ? null : some[0]!.activity,
    product: by === 'product' ? some[0]!.produit : null,
    count: some.reduce((sum, row) => sum + row.count, 0),
    cents: some.reduce((sum, row) => sum + centsOf(row.amount), 0),
    productIds: [...new Set(some.flatMap(({ productId }) => productId ?? []))],
  }))
  return slices.sort((a, b) => b.cents - a.cents || b.count - a.count)
}

type BarsAsked = { by: Grouping; keys: readonly string[] }

/** Bars of some slices, in the order of `keys`: the dollars of each kind in a slice. */
export const barsOf = (rows: readonly SoldRow[], { by, keys }: BarsAsked) =>
  keys.flatMap((key) => {
    const some = rows.filter((row) => keyOf[by](row) === key)
    const [slice] = grouped(some, by)
    if (!slice) return []
    const values = grouped(some, 'category').map((part) => [part.kind, part.cents / 100])
    return [{ slice, values: Object.fromEntries(values) as Record<string, number> }]
  })

/** Prefixes cells that a spreadsheet would read as a formula with an apostrophe. */
const cell = (value: string | number) => {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
export const csvOf = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.map((line) => line.map(cell).join(',')).join('\r\n')
