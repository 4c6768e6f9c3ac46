import type { Reply } from '@guichet/contract/endpoint.ts'
import type { takeAllotment } from '@guichet/contract/orders/allotments/take-allotment.ts'

export type Allotment = Reply<typeof takeAllotment>
export type AllotmentSlot = Allotment['slots'][number]
export type Seat = AllotmentSlot['seats'][number]
export type PriceTable = Allotment['priceTables'][number]
export type PricedParty = PriceTable['totals'][number]
/** How many of each type, in the order of the table. */
export type Quantities = readonly number[]
/** A slot of one of the allotments of this device: two may have places of the same slot. */
export type OwnSlot = AllotmentSlot & { allotmentPublicId: string; table: PriceTable; key: string }

/** All that this device may sell from, in the order in which it goes on; what has ended is gone. */
export const slotsOf = (allotments: readonly Allotment[], now: string): OwnSlot[] =>
  allotments
    .flatMap(({ publicId, slots, priceTables }) =>
      slots
        .filter(({ endDateTimeUtc }) => now < endDateTimeUtc)
        .map((slot) => ({
          ...slot,
          allotmentPublicId: publicId,
          table: priceTables[slot.priceTable]!,
          key: `${publicId} ${slot.timeslotPublicId}`,
        })),
    )
    .sort((a, b) => (a.startDateTimeUtc < b.startDateTimeUtc ? -1 : 1))

type SoldSeats = { body: { seats: readonly { ticketPublicId: string }[] } }
/** Seats that were sold here, whatever became of the sale: their tickets are in somebody's hands. */
const soldHere = (sales: readonly SoldSeats[]): Set<string> =>
  new Set(sales.flatMap(({ body }) => body.seats.map(({ ticketPublicId }) => ticketPublicId)))

/** The seats of a slot that may still be sold, the first one first. */
export function seatsLeft({ seats }: AllotmentSlot, sales: readonly SoldSeats[]): Seat[] {
  const sold = soldHere(sales)
  return seats.filter(({ isSettled, ticketPublicId }) => !isSettled && !sold.has(ticketPublicId))
}

const sum = (quantities: Quantities): number =>
  quantities.reduce((total, count) => total + count, 0)
export const noneOf = ({ types }: PriceTable): Quantities => types.map(() => 0)
export const isNone = (quantities: Quantities): boolean => sum(quantities) === 0

/** What a party comes to; null where nobody is in it, or more than are left or the table knows of. */
export const totalOf = (
  { totals }: PriceTable,
  wanted: Quantities,
  left: number,
): PricedParty | null =>
  totals.find(
    ({ quantities }) =>
      sum(wanted) <= left &&
      quantities.length === wanted.length &&
      quantities.every((count, i) => count === wanted[i]),
  ) ?? null

/** How many of the type at this place there may be, beside the others that are chosen. */
export const mostOf = (
  { bound }: PriceTable,
  { left, quantities, place }: { left: number; quantities: Quantities; place: number },
): number => Math.max(0, Math.min(bound, left) - (sum(quantities) - (quantities[place] ?? 0)))

/** Whose ticket each seat becomes; null where there are too few of them. */
export function seatsFor(
  { types }: PriceTable,
  quantities: Quantities,
  left: readonly Seat[],
): { ticketPublicId: string; productId: string }[] | null {
  const products = types.flatMap(({ productId }, place) =>
    Array.from({ length: quantities[place] ?? 0 }, () => productId),
  )
  if (products.length === 0 || products.length > left.length) return null
  return products.map((productId, i) => ({ ticketPublicId: left[i]!.ticketPublicId, productId }))
}

/** The allotments beside one that came anew: what a device has of the same one is older. */
export const withAllotment = (all: readonly Allotment[], next: Allotment): Allotment[] => [
  ...all.filter(({ publicId }) => publicId !== next.publicId),
  next,
]
