/**
 * The state of a business in its simplest form: who has what, and how much there is. It uses no
 * query, no lock and no peak: it counts every half hour and every night.
 */
export type Model = {
  orders: Order[]
  tickets: Ticket[]
  rentals: Rental[]
  stays: Stay[]
  series: Series[]
  /** Quantities: pieces by size, helmets, rooms. */
  sizes: number[]
  helmets: number
  rooms: number
}
export type Order = { id: string; ticketIds: string[]; bookingIds: string[]; isCanceled: boolean }
/** `date` is null while a ticket waits for another time. */
export type Ticket = { id: string; orderId: string; date: string | null; isLive: boolean }
/** In half hours since the first midnight; `until` is when the pieces can leave again. */
export type Rental = {
  id: string
  orderId: string
  size: number
  from: number
  until: number
  helmets: number
  isLive: boolean
}
/** In nights; the last one is the night before `until`. */
export type Stay = { orderId: string; from: number; until: number; isLive: boolean }
/** Number of places that a series offers on each of its dates. */
export type Series = { id: string; offers: Map<string, number> }

export const offered = ({ series }: Model, date: string): number =>
  series.reduce((sum, { offers }) => sum + (offers.get(date) ?? 0), 0)
const standing = ({ tickets }: Model, date: string) =>
  tickets.filter((ticket) => ticket.isLive && ticket.date === date)
export const placesLeft = (model: Model, date: string): number =>
  Math.max(0, offered(model, date) - standing(model, date).length)
/** The tickets that exceed a number of places: the last ones sold. */
export const beyond = (model: Model, date: string, places: number): Ticket[] =>
  standing(model, date)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .slice(places)

/** Steps of the model, or nights: `until` is excluded. */
export type Span = { from: number; until: number }
const most = ({ from, until }: Span, at: (step: number) => number) =>
  Math.max(0, ...Array.from({ length: until - from }, (_, i) => at(from + i)))
const out = ({ rentals }: Model, at: number, except?: Rental) =>
  rentals.filter(
    (rental) => rental.isLive && rental !== except && rental.from <= at && at < rental.until,
  )
/** Negative if more is promised than exists. */
export const piecesLeft = (model: Model, size: number, span: Span, except?: Rental): number =>
  model.sizes[size]! -
  most(span, (at) => out(model, at, except).filter((rental) => rental.size === size).length)
export const helmetsLeft = (model: Model, span: Span, except?: Rental): number =>
  model.helmets -
  most(span, (at) => out(model, at, except).reduce((sum, { helmets }) => sum + helmets, 0))
export const roomsLeft = (model: Model, span: Span): number =>
  model.rooms -
  most(
    span,
    (night) =>
      model.stays.filter((stay) => stay.isLive && stay.from <= night && night < stay.until).length,
  )

/** Cancels everything of an order. */
export function cancel(model: Model, order: Order): void {
  order.isCanceled = true
  for (const item of [...model.tickets, ...model.rentals, ...model.stays])
    if (item.orderId === order.id) item.isLive = false
}
