import type { SaleState } from '@guichet/contract/catalogue-sale.ts'
import { lowestPrice } from '@guichet/contract/lowest-price.ts'

type Type = {
  quantity: number
  price_cents: number
  rates: readonly { ends_on: string; night_cents: number }[]
}

/**
 * State and lowest price of a night, in cents, of a lodging category. Nights are sold on each day,
 * and rates of the past count no more.
 */
export function lodgingSale(
  types: readonly Type[],
  today: string,
): { state: SaleState; fromCents: number | null } {
  const hasUnits = types.some(({ quantity }) => quantity > 0)
  const soldState = hasUnits ? 'onSale' : 'soldOut'
  return {
    state: types.length === 0 ? 'inactive' : soldState,
    fromCents: lowestPrice(
      types.flatMap(({ price_cents, rates }) => [
        price_cents,
        ...rates.filter(({ ends_on }) => ends_on > today).map(({ night_cents }) => night_cents),
      ]),
    ),
  }
}
