import type { Reply } from '@guichet/contract/endpoint.ts'
import { toCents } from '@guichet/contract/money.ts'
import type { CartContent } from '@guichet/contract/orders/sale/saved/cart-content.ts'
import type { getSavedCart } from '@guichet/contract/orders/sale/saved/save-cart.ts'
import type { Cart } from '../../../domain/cart.rules.ts'
import { clientFields, type Client } from '../buyer/client.rules.ts'
import { noDetails, type Details } from '../buyer/details.rules.ts'
import type { Party } from '../buyer/party-in-cart.rules.ts'
import type { DiscountOfSale, GroupTerms } from '../check-out/check-out.rules.ts'
import type { Draft } from '../counter/sell.queries.ts'

export type SavedCart = Reply<typeof getSavedCart>
/** State of an unfinished sale. The payment is not part of it, since it is chosen last. */
export type CartState = {
  name: string | null
  cart: Cart
  /** Null until something is typed. */
  client: Client | null
  codes: readonly string[]
  discount: DiscountOfSale | null
  details: Details
  /** People added in the party dialog. */
  party: Party
  terms: GroupTerms | null
  /** Overbooking reason of main staff. */
  reason: string
  held: { publicId: string; until: string } | null
  /** Prices last shown on the screen. */
  shown: CartContent['shown']
}
export const emptyState: CartState = {
  name: null,
  cart: [],
  client: null,
  codes: [],
  discount: null,
  details: noDetails,
  party: [],
  terms: null,
  reason: '',
  held: null,
  shown: null,
}

/** Whether there is no input worth saving. */
export const isEmpty = ({ cart, client, codes, held }: CartState): boolean =>
  cart.length === 0 &&
  codes.length === 0 &&
  held === null &&
  (client === null || clientFields.every((field) => client[field].trim() === ''))

/** The state with fewer lines; a cart of which nothing is left becomes empty. */
export const withFewer = (state: CartState, cart: Cart): CartState =>
  cart.length === 0 ? emptyState : { ...state, cart, held: null }

/** Prices of the invoice of this cart, saved with it. */
export function shownOf(
  cart: Cart,
  { finalCost, lineTotals }: Pick<Draft, 'finalCost' | 'lineTotals'>,
): CartState['shown'] {
  const finalCents = toCents(finalCost)
  if (finalCents === null) return null
  return {
    finalCents,
    lines: cart.flatMap(({ key, quantity }, i) => {
      const cents = toCents(lineTotals[i] ?? '')
      return cents === null ? [] : [{ key, quantity, cents }]
    }),
  }
}
