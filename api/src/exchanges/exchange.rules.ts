import { mustGet } from '../platform/must.ts'
import type { MovingTicket } from '../tickets/public.ts'

/** Tickets of one line that change together: the same thing at the same time, in the same state. */
export const isLike = (one: MovingTicket, other: MovingTicket): boolean =>
  one.lineId === other.lineId &&
  one.productId === other.productId &&
  one.state === other.state &&
  one.beginsAt === other.beginsAt &&
  one.slotId === other.slotId &&
  one.rental?.sizeId === other.rental?.sizeId

export type Count = { productId: string; quantity: number }

/** How many there are of each product; a piece counts as 1, as a number of them counts as such. */
export const countsOf = (pieces: readonly { productId: string; quantity?: number }[]): Count[] =>
  [...Map.groupBy(pieces, ({ productId }) => productId)].map(([productId, same]) => ({
    productId,
    quantity: same.reduce((sum, { quantity = 1 }) => sum + quantity, 0),
  }))

/**
 * What becomes of the accessories of rentals: those that stay, those that are let go, and how many
 * of each product are to be added. Without a wish all of them stay.
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
type Priced = {
  /** Shelf price of each piece now, in cents. */
  listCents: number
  /** Cost of each piece so far, in cents; without those that staff refunded, at any percentage. */
  paidCents: readonly number[]
  /** How many accessories come or go. */
  accessories: number
  isSameProduct: boolean
  isInPackage: boolean
}

/**
 * Why an exchange leaves the price as it is; null where a difference may be settled. A piece inside
 * a package has no price of its own; what a refunded piece is worth is no longer clear.
 */
export function whyPriceStays(price: Priced): PriceStays | null {
  const { listCents, paidCents, accessories, isSameProduct } = price
  if (price.isInPackage) return 'inPackage'
  if (paidCents.length === 0) return 'refunded'
  if (accessories > 0) return null
  if (isSameProduct) return 'sameProduct'
  return paidCents.every((cents) => cents === listCents) ? 'samePrice' : null
}
