import type { SaleState } from '@guichet/contract/catalogue-sale.ts'
import { lowestPrice } from '@guichet/contract/lowest-price.ts'
import { isOnSale } from './durations.rules.ts'

type Pricing = { active: boolean; sale_ends_at: string | null; price_cents: number }
type Type = {
  id: string
  sizes: readonly { quantity: number }[]
  pricings: readonly Pricing[]
}

function soldState(sold: readonly Type[], days: ReadonlyMap<string, string>): SaleState {
  const inStock = sold.filter(({ sizes }) => sizes.some(({ quantity }) => quantity > 0))
  if (inStock.length === 0) return 'soldOut'
  return inStock.some(({ id }) => days.has(id)) ? 'onSale' : 'offSeason'
}

/**
 * State, lowest price in cents and next day of a rental category: it is on sale if a type has a
 * price on sale, a piece, and a day in a timetable.
 *
 * @param days Next day of each type that has one
 */
export function rentalSale(
  types: readonly Type[],
  days: ReadonlyMap<string, string>,
  now: string,
): { state: SaleState; fromCents: number | null; nextOpenDay: string | null } {
  const sold = types.filter(({ pricings }) => pricings.some((pricing) => isOnSale(pricing, now)))
  const pricings = types.flatMap((type) => type.pricings)
  const onSale = pricings.filter((pricing) => isOnSale(pricing, now))
  const isOver = pricings.some(({ active }) => active)
  const next = sold.flatMap(({ id }) => days.get(id) ?? []).toSorted()
  const unsoldState = isOver ? 'over' : 'inactive'
  return {
    state: sold.length > 0 ? soldState(sold, days) : unsoldState,
    fromCents: lowestPrice((sold.length > 0 ? onSale : pricings).map((each) => each.price_cents)),
    nextOpenDay: next[0] ?? null,
  }
}

/** State of an accessory: it is sold with the rentals of its categories only. */
export function accessoryState(accessory: {
  quantity: number
  categories: readonly unknown[]
}): SaleState {
  if (accessory.categories.length === 0) return 'inactive'
  return accessory.quantity > 0 ? 'onSale' : 'soldOut'
}
