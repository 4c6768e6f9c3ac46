import type { Reply } from '@guichet/contract/endpoint.ts'
import { toCents } from '@guichet/contract/money.ts'
import type { KeptContent } from '@guichet/contract/orders/sale/kept/kept-content.ts'
import type { getKeptCart } from '@guichet/contract/orders/sale/kept/save-kept-cart.ts'
import type { Cart } from '../../../domain/cart.rules.ts'
import type { GivenDiscount, GroupTerms } from '../check-out.rules.ts'
import { clientFields, type Client } from '../client.rules.ts'
import { noDetails, type Details } from '../details.rules.ts'
import type { Party } from '../party-in-cart.rules.ts'
import type { Draft } from '../sell.queries.ts'

export type KeptCart = Reply<typeof getKeptCart>
/** A sale that is being put together, as the screen has it. How it is paid is chosen last, and anew. */
export type KeptState = {
  name: string | null
  cart: Cart
  /** Null as long as nothing is typed. */
  client: Client | null
  codes: readonly string[]
  discount: GivenDiscount | null
  details: Details
  /** The people of party cards. */
  party: Party
  terms: GroupTerms | null
  /** Why main staff sell what is not there. */
  reason: string
  held: { publicId: string; until: string } | null
  /** What the screen showed last of its prices. */
  shown: KeptContent['shown']
}
export const emptyState: KeptState = {
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

/** Nothing was chosen and nobody typed anything that would be missed. */
export const isEmpty = ({ cart, client, codes, held }: KeptState): boolean =>
  cart.length === 0 &&
  codes.length === 0 &&
  held === null &&
  (client === null || clientFields.every((field) => client[field].trim() === ''))

/** What an invoice of this very cart shows, to be kept with it. */
export function shownOf(
  cart: Cart,
  { finalCost, lineTotals }: Pick<Draft, 'finalCost' | 'lineTotals'>,
): KeptState['shown'] {
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
