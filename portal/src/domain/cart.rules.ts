import type { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import type { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import type { Kind } from '@guichet/contract/kinds.ts'
import type { CartLine as SaleLine } from '@guichet/contract/orders/sale/cart.ts'

type Bilingual = { fr: string; en: string }
export type Slot = Reply<typeof findTimeslots>['timeslots'][number]
export type Identification = Reply<
  typeof getSellable
>['activities'][number]['categories'][number]['products'][number]['identifications'][number]
/** Choices besides product and quantity, as in the API: a slot, a start and a size, nights. */
export type LineChoice = Omit<
  SaleLine,
  'productId' | 'quantity' | 'accessories' | 'parts' | 'ticketOwners' | 'answers'
>
export type CartAccessory = { productId: string; title: Bilingual; quantity: number }
/** A part of a package with its choices. `quantity` is per package. */
export type CartPart = {
  productId: string
  kind: Kind
  title: Bilingual
  quantity: number
  chosen: LineChoice
  when: string
  identifications: readonly Identification[]
}
/**
 * A line of the cart. `when`: its time for display, in figures; `identifications`: the data that a
 * pass requires of its holder.
 */
export type CartLine = {
  key: string
  productId: string
  kind: Kind
  title: Bilingual
  activity: Bilingual | null
  quantity: number
  chosen: LineChoice
  when: string
  most?: number
  identifications: readonly Identification[]
  accessories?: readonly CartAccessory[]
  parts?: readonly CartPart[]
}
export type Cart = readonly CartLine[]
/** Limits of the API: tickets per line, and lines. */
export const mostPerLine = 25
export const mostLines = 50

/** Key of a line: the same product with the same choices is one line. */
export const keyOf = (productId: string, chosen: LineChoice): string =>
  `${productId}@${Object.values(chosen).join('/') || 'anytime'}`
/** Number of pieces: three tickets of a line are three. */
export const piecesIn = (cart: Cart): number =>
  cart.reduce((sum, { quantity }) => sum + quantity, 0)
export const quantityOf = (cart: Cart, key: string): number =>
  cart.find((line) => line.key === key)?.quantity ?? 0

/**
 * The cart with this line: a new line is added at the end, a line of quantity zero is removed, the
 * others are unchanged.
 */
export function withLine(cart: Cart, line: CartLine): Cart {
  if (line.quantity === 0) return cart.filter(({ key }) => key !== line.key)
  if (cart.some(({ key }) => key === line.key))
    return cart.map((other) => (other.key === line.key ? line : other))
  return [...cart, line]
}

/** Whether these lines are new ones for which the API has no room; a line that is there may change. */
export function exceedsCart(cart: Cart, lines: readonly CartLine[]): boolean {
  const known = new Set(cart.map(({ key }) => key))
  const added = lines.filter(({ key, quantity }) => quantity > 0 && !known.has(key))
  const all = known.size + new Set(added.map(({ key }) => key)).size
  return added.length > 0 && all > mostLines
}

/**
 * Whether two carts have a common beginning, so that one can have grown from the other; quantities
 * are ignored.
 */
export function isSameCart(before: unknown, lines: readonly { productId: string }[]): boolean {
  const were = Array.isArray(before) ? (before as { productId: string }[]) : []
  const shared = Math.min(were.length, lines.length)
  return (
    shared > 0 &&
    lines.slice(0, shared).every(({ productId }, i) => productId === were[i]!.productId)
  )
}

export const atSlot = (slot: Slot): LineChoice => ({
  activationDateTimeUtc: slot.activationDateTimeUtc,
  timeslotBegin: slot.timeslotBegin,
  timeslotEnd: slot.timeslotEnd,
})
export const whenSlot = (date: string, slot: Slot): string =>
  `${date} ${slot.timeslotBegin}–${slot.timeslotEnd}`

/** The lines in the format of the API. */
export const ticketsOf = (cart: Cart): SaleLine[] =>
  cart.map(({ productId, quantity, chosen, accessories = [], parts = [] }) => ({
    productId,
    quantity,
    ...chosen,
    ...(accessories.length > 0 && {
      accessories: accessories.map((accessory) => ({
        productId: accessory.productId,
        quantity: accessory.quantity,
      })),
    }),
    ...(parts.length > 0 && {
      parts: parts.map((part) => ({ productId: part.productId, ...part.chosen })),
    }),
  }))
