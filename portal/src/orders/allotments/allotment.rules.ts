import type { Reply } from '@guichet/contract/endpoint.ts'
import type { takeAllotment } from '@guichet/contract/orders/allotments/take-allotment.ts'

export type Allotment = Reply<typeof takeAllotment>
export type AllotmentSlot = Allotment['slots'][number]
export type Seat = AllotmentSlot['seats'][number]
export type PriceTable = Allotment['priceTables'][number]
export type PricedParty = PriceTable['totals'][number]
/** Count per ticket type, in the order of the table. */
export type Quantities = readonly number[]
/** A slot of an allotment of this device; two allotments may have seats in the same slot. */
export type OwnSlot = AllotmentSlot & { allotmentPublicId: string; table: PriceTable; key: string }

/** Slots that this device may sell, by start time, without those that have ended. */
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
/** Seats sold on this device, in any state of the sale: their tickets were handed out. */
const soldHere = (sales: readonly SoldSeats[]): Set<string> =>
  new Set(sales.flatMap(({ body }) => body.seats.map(({ ticketPublicId }) => ticketPublicId)))

/** Seats of a slot that can still be sold, in the order of sale. */
export function seatsLeft({ seats }: AllotmentSlot, sales: readonly SoldSeats[]): Seat[] {
  const sold = soldHere(sales)
  return seats.filter(({ isSettled, ticketPublicId }) => !isSettled && !sold.has(ticketPublicId))
}

const sum = (quantities: Quantities): number =>
  quantities.reduce((total, count) => total + count, 0)
export const noneOf = ({ types }: PriceTable): Quantities => types.map(() => 0)
export const isNone = (quantities: Quantities): boolean => sum(quantities) === 0

/** Price of a party; null if it is empty, larger than `left`, or missing in the table. */
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

/** Maximum count of the type at `place`, given the other chosen quantities. */
export const mostOf = (
  { bound }: PriceTable,
  { left, quantities, place }: { left: number; quantities: Quantities; place: number },
): number => Math.max(0, Math.min(bound, left) - (sum(quantities) - (quantities[place] ?? 0)))

/** Assigns the first seats to the chosen types; null if there are too few or none is chosen. */
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

/** Adds an allotment; a stored copy of the same one is older and is replaced. */
export const withAllotment = (all: readonly Allotment[], next: Allotment): Allotment[] => [
  ...all.filter(({ publicId }) => publicId !== next.publicId),
  next,
]
