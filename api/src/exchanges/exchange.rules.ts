import { mustGet } from '../platform/values/must.ts'
import type { MovingTicket } from '../tickets/public.ts'

/**
 * Whether tickets of one line can change together: the same product at the same time, in the same
 * state.
 */
export const canChangeTogether = (ticket: MovingTicket, other: MovingTicket): boolean =>
  ticket.lineId === other.lineId &&
  ticket.productId === other.productId &&
  ticket.state === other.state &&
  ticket.beginsAt === other.beginsAt &&
  ticket.slotId === other.slotId &&
  ticket.rental?.sizeId === other.rental?.sizeId

export type Count = { productId: string; quantity: number }

/** Quantity of each product; a unit counts as 1, a quantity as itself. */
export const countsOf = (pieces: readonly { productId: string; quantity?: number }[]): Count[] =>
  [...Map.groupBy(pieces, ({ productId }) => productId)].map(([productId, same]) => ({
    productId,
    quantity: same.reduce((sum, { quantity = 1 }) => sum + quantity, 0),
  }))

/**
 * Changes of the accessories of rentals: those that stay, those that are removed, and the
 * quantities to add. Without a choice all of them stay.
 */
export function accessoryChanges<Carried extends { productId: string }>(
  carried: readonly Carried[],
  wanted: readonly Count[] | undefined,
): { kept: Carried[]; dropped: Carried[]; added: Count[] } {
  if (!wanted) return { kept: [...carried], dropped: [], added: [] }
  const left = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]))
  const kept: Carried[] = []
  const dropped: Carried[] = []
  for (const piece of carried) {
    const quantity = left.get(piece.productId) ?? 0
    left.set(piece.productId, quantity - 1)
    ;(quantity > 0 ? kept : dropped).push(piece)
  }
  return {
    kept,
    dropped,
    added: wanted.flatMap(({ productId }) => {
      const quantity = mustGet(left, productId)
      return quantity > 0 ? [{ productId, quantity }] : []
    }),
  }
}

export type PriceStays = 'sameProduct' | 'inPackage' | 'refunded' | 'samePrice'
type UnitPrices = {
  /** Current list price of each unit, in cents. */
  listCents: number
  /** Price paid for each unit, in cents; without those that staff refunded, at any percentage. */
  paidCents: readonly number[]
  /** Number of added and removed accessories. */
  accessories: number
  isSameProduct: boolean
  isInPackage: boolean
}

/**
 * Reason why an exchange does not change the price; null when a difference may be settled. A unit
 * inside a package has no price; the value of a refunded unit is not defined.
 */
export function whyPriceStays(price: UnitPrices): PriceStays | null {
  const { listCents, paidCents, accessories, isSameProduct } = price
  if (price.isInPackage) return 'inPackage'
  if (paidCents.length === 0) return 'refunded'
  if (accessories > 0) return null
  if (isSameProduct) return 'sameProduct'
  return paidCents.every((cents) => cents === listCents) ? 'samePrice' : null
}
