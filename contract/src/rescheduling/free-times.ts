import { z } from 'zod'
import { Id, Instant, LocalDate, NotEmpty, Unique, WallTime } from '../primitives.ts'
import { MoveTarget } from './move-ticket.ts'

/** Parts of the calls with which clients choose other times for their tickets. */
export const Span = z.strictObject({ beginDateTimeUtc: Instant, endDateTimeUtc: Instant })
export const TicketIds = Unique(NotEmpty(Id, 100))
export const TimesToFind = z.strictObject({
  ticketPublicIds: TicketIds,
  from: LocalDate.optional(),
})
/** Times with places for all of the tickets together. */
export const TimesByDay = z.strictObject({
  days: z.array(
    z.strictObject({
      date: LocalDate,
      times: z.array(
        z.strictObject({
          slotPublicId: Id.nullable(),
          beginDateTimeUtc: Instant,
          begin: WallTime,
          end: WallTime,
          remaining: z.int(),
        }),
      ),
    }),
  ),
  /** Date to continue from; null when there are no later dates. */
  next: LocalDate.nullable(),
})
const MoveChoice = z.strictObject({ ticketPublicId: Id, to: MoveTarget })
export type MoveChoice = z.output<typeof MoveChoice>
export const MovesByClient = z.strictObject({
  choices: Unique(
    NotEmpty(MoveChoice, 100),
    (item) => (item as { ticketPublicId: string }).ticketPublicId,
  ),
})
