import type { Cart, CartLine } from '../../domain/cart.rules.ts'
import type { LeftOfLine } from '../../domain/counter-cart.rules.ts'
import { mostOf, noneOf, seatsLeft, type OwnSlot, type Quantities } from './allotment.rules.ts'
import type { OfflineSale } from './offline-sale.rules.ts'

export type CartPiece = { line: CartLine; count: number }
/** The lines of a cart that one slot of this device can sell. */
export type CartOfSlot = { slot: OwnSlot; quantities: Quantities; pieces: CartPiece[] }
export type TakeOver = { slots: CartOfSlot[]; leftOut: CartPiece[] }

const isOfSlot = ({ chosen, accessories = [], parts = [] }: CartLine, slot: OwnSlot): boolean =>
  accessories.length === 0 &&
  parts.length === 0 &&
  chosen.timeslotBegin === slot.timeslotBegin &&
  Date.parse(chosen.activationDateTimeUtc ?? '') === Date.parse(slot.startDateTimeUtc)

/**
 * Divides the lines of a cart among the slots of this device. A line is sold as far as its slot has
 * seats; the rest of it is left out, as are the lines that no slot sells.
 */
export function takeOver(
  lines: Cart,
  slots: readonly OwnSlot[],
  sales: readonly OfflineSale[],
): TakeOver {
  const taken = new Map<OwnSlot, CartOfSlot>()
  const leftOut: CartPiece[] = []
  for (const line of lines) {
    let rest = line.quantity
    for (const slot of slots) {
      const place = slot.table.types.findIndex(({ productId }) => productId === line.productId)
      if (rest === 0 || place === -1 || !isOfSlot(line, slot)) continue
      const { quantities, pieces } = taken.get(slot) ?? {
        quantities: noneOf(slot.table),
        pieces: [],
      }
      const had = quantities[place]!
      const left = seatsLeft(slot, sales).length
      const count = Math.min(rest, mostOf(slot.table, { left, quantities, place }) - had)
      if (count <= 0) continue
      rest -= count
      const next = { quantities: quantities.with(place, had + count) }
      taken.set(slot, { slot, ...next, pieces: [...pieces, { line, count }] })
    }
    if (rest > 0) leftOut.push({ line, count: rest })
  }
  return { slots: [...taken.values()], leftOut }
}

/**
 * The lines that a recorded sale leaves of the cart from which its slot was taken over. The clerk
 * may have changed the quantities before.
 */
export function leftAfter({ pieces }: CartOfSlot, sale: OfflineSale): LeftOfLine[] {
  const sold = new Map<string, number>()
  for (const { productId } of sale.body.seats) sold.set(productId, (sold.get(productId) ?? 0) + 1)
  return pieces.map(({ line, count }) => {
    const gone = Math.min(count, sold.get(line.productId) ?? 0)
    sold.set(line.productId, (sold.get(line.productId) ?? 0) - gone)
    return { key: line.key, left: line.quantity - gone }
  })
}
