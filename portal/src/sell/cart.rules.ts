import type { Reply } from '@guichet/contract/endpoint.ts'
import type { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import type { getSellable } from '@guichet/contract/collaborator/get-sellable.ts'
import type { Kind } from '@guichet/contract/kinds.ts'

type Bilingual = { fr: string; en: string }
export type Slot = Reply<typeof findTimeslots>['timeslots'][number]
export type Identification = Reply<typeof getSellable>['activities'][number]['categories'][number]['products'][number]['identifications'][number]
/** One line of the cart: a product, at a slot or at any time, as often as asked. `identifications` is who a pass asks for. */
export type CartLine = {
  key: string; productId: string; kind: Kind; title: Bilingual; activity: Bilingual | null; quantity: number
  at: { date: string; slot: Slot } | null
  identifications: readonly Identification[]
}
export type Cart = readonly CartLine[]
/** Limits of the wire: 25 of a type on a line, 50 lines. Source: specification 1, sections 5 and 9. */
export const mostPerLine = 25
export const mostLines = 50

export const keyOf = (productId: string, slot: Slot | null): string => `${productId}@${slot?.publicId ?? 'anytime'}`
export const quantityOf = (cart: Cart, key: string): number => cart.find((line) => line.key === key)?.quantity ?? 0

/** The cart with that line at that quantity: a new line at the end, none at zero, the others untouched. */
export const withLine = (cart: Cart, line: CartLine): Cart =>
  line.quantity === 0 ? cart.filter(({ key }) => key !== line.key)
    : cart.some(({ key }) => key === line.key) ? cart.map((other) => (other.key === line.key ? line : other))
      : [...cart, line].slice(0, mostLines)

/** The lines as the wire names them. */
export const ticketsOf = (cart: Cart) => cart.map(({ productId, quantity, at }) => ({
  productId, quantity,
  ...(at && { activationDateTimeUtc: at.slot.activationDateTimeUtc, timeslotBegin: at.slot.timeslotBegin, timeslotEnd: at.slot.timeslotEnd }),
}))
