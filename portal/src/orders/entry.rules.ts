import type { TicketMove, TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import type { Entry } from './orders.queries.ts'

/** A counted piece, as lines and parts of packages both have it. */
export type Piece = Pick<
  NonNullable<Entry['units']>[number],
  | 'publicId'
  | 'ticketReferenceKey'
  | 'ticketPublicId'
  | 'isTicketVoided'
  | 'isTicketBlocked'
  | 'bookingPublicId'
  | 'refunded'
  | 'time'
  | 'moved'
  | 'exchangedFor'
  | 'isDropped'
  | 'withClient'
  | 'usedDateTimeUtc'
>
type Timed = Pick<Piece, 'time' | 'isTicketVoided'> & Partial<Pick<Piece, 'exchangedFor'>>

/**
 * The different times that pieces have now, each with how many have it, in their order. A cancelled
 * piece counts only where all of them are; one that became another thing says its own time.
 */
export function timesOf(units: readonly Timed[] = []): { time: TicketTime; count: number }[] {
  const live = units.filter((unit) => !unit.isTicketVoided)
  const shown = (live.length ? live : units).flatMap(({ time, exchangedFor }) =>
    exchangedFor ? [] : (time ?? []),
  )
  return [...Map.groupBy(shown, (time) => JSON.stringify(time)).values()].map((equal) => ({
    time: equal[0]!,
    count: equal.length,
  }))
}

type Moved = Pick<Piece, 'ticketReferenceKey' | 'isTicketVoided' | 'time' | 'moved'>
/** The pieces that have another time than before, those that moved together as one. */
export function movesOf(
  units: readonly Moved[] = [],
): { references: string[]; time: TicketTime; moved: TicketMove }[] {
  const moved = units.flatMap((unit) =>
    unit.ticketReferenceKey && !unit.isTicketVoided && unit.time && unit.moved
      ? [{ reference: unit.ticketReferenceKey, time: unit.time, moved: unit.moved }]
      : [],
  )
  // In the same minute by the same person: one errand, whichever second each was written in.
  const together = Map.groupBy(moved, ({ time, moved: { movedDateTimeUtc, ...how } }) =>
    JSON.stringify([time, movedDateTimeUtc.slice(0, 16), how]),
  )
  return [...together.values()].map((equal) => ({
    references: equal.map(({ reference }) => reference),
    time: equal[0]!.time,
    moved: equal[0]!.moved,
  }))
}
