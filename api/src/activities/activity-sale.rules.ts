import type { SaleState } from '@guichet/contract/catalogue-sale.ts'
import { lowestPrice } from '@guichet/contract/lowest-price.ts'
import type { NextOpenDays } from '../resources/public.ts'
import type { Category } from './activities.db.ts'
import { whyNotSold, type NotOnSaleReason } from './sellables.rules.ts'

const reasonOf = (category: Category, now: string) =>
  whyNotSold(
    {
      product_active: true,
      category_active: category.active,
      sale_begins_at: category.saleBegins,
      sale_ends_at: category.saleEnds,
      valid_ends_at: category.validEnds,
    },
    now,
  )

const isByDay = ({ kind, scheduling }: Category) =>
  kind === 'daily_ticket' && scheduling !== 'Anytime'
const needsSlot = (category: Category) =>
  isByDay(category) && category.scheduling === 'WithCalendar'

/** Reasons in the order in which they describe an activity with several. */
const reasons = ['notYet', 'over', 'inactive'] as const satisfies readonly NotOnSaleReason[]
const unsoldState = (categories: readonly Category[], now: string): SaleState =>
  reasons.find((reason) => categories.some((category) => reasonOf(category, now) === reason)) ??
  'inactive'

function soldState(sold: readonly Category[], { openOn, freeOn }: NextOpenDays): SaleState {
  if (!sold.every(needsSlot) || freeOn !== null) return 'onSale'
  return openOn === null ? 'offSeason' : 'soldOut'
}

/**
 * State, lowest price in cents and next open day of an activity at an instant. It is on sale if one
 * of its categories is; if these need a slot, there must be one with a place left.
 */
export function activitySale(
  { categories }: { categories: readonly Category[] },
  days: NextOpenDays,
  now: string,
): { state: SaleState; fromCents: number | null; nextOpenDay: string | null } {
  const sold = categories.filter((category) => reasonOf(category, now) === null)
  const shown = sold.length > 0 ? sold : categories
  return {
    state: sold.length > 0 ? soldState(sold, days) : unsoldState(categories, now),
    fromCents: lowestPrice(shown.flatMap(({ types }) => types.map(({ cents }) => cents))),
    nextOpenDay: shown.some(isByDay) ? (days.freeOn ?? days.openOn) : null,
  }
}
