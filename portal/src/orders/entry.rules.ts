import type { TicketMove, TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import type { Entry } from './orders.queries.ts'

/** A unit of a line, or of a part of a package. */
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
type TimedPiece = Pick<Piece, 'time' | 'isTicketVoided'> & Partial<Pick<Piece, 'exchangedFor'>>

/**
 * Distinct current times of units, each with its count, in their order. Cancelled units count only
 * if all are cancelled; exchanged units are omitted because they show their own time.
 */
export function timesOf(units: readonly TimedPiece[] = []): { time: TicketTime; count: number }[] {
  const live = units.filter((unit) => !unit.isTicketVoided)
  const shown = (live.length ? live : units).flatMap(({ time, exchangedFor }) =>
    exchangedFor ? [] : (time ?? []),
  )
  return [...Map.groupBy(shown, (time) => JSON.stringify(time)).values()].map((equal) => ({
    time: equal[0]!,
    count: equal.length,
  }))
}

type MovedPiece = Pick<Piece, 'ticketReferenceKey' | 'isTicketVoided' | 'time' | 'moved'>
/** Units whose time was changed; units that were moved together form one entry. */
export function movesOf(
  units: readonly MovedPiece[] = [],
): { references: string[]; time: TicketTime; moved: TicketMove }[] {
  const moved = units.flatMap((unit) =>
    unit.ticketReferenceKey && !unit.isTicketVoided && unit.time && unit.moved
      ? [{ reference: unit.ticketReferenceKey, time: unit.time, moved: unit.moved }]
      : [],
  )
  // Moves in the same minute by the same person count as one, because each has its own second.
  const together = Map.groupBy(moved, ({ time, moved: { movedDateTimeUtc, ...how } }) =>
    JSON.stringify([time, movedDateTimeUtc.slice(0, 16), how]),
  )
  return [...together.values()].map((equal) => ({
    references: equal.map(({ reference }) => reference),
    time: equal[0]!.time,
    moved: equal[0]!.moved,
  }))
}
