import { z } from 'zod'
import { Instant, LocalDate, WallTime } from '../primitives.ts'

// Orders show these parts of their tickets without the rest of a ticket.
const timeStandings = ['set', 'season', 'anytime', 'toBeChosen'] as const
/**
 * When a ticket may be used, as it stands now, whatever its line was sold for. `toBeChosen`: it
 * opens no gate before a new time is chosen. Day and hours are those of the business.
 */
export const TicketTime = z.strictObject({
  standing: z.enum(timeStandings),
  beginDateTimeUtc: Instant.nullable(),
  endDateTimeUtc: Instant.nullable(),
  date: LocalDate.nullable(),
  endDate: LocalDate.nullable(),
  timeslotBegin: WallTime.nullable(),
  timeslotEnd: WallTime.nullable(),
})
export type TicketTime = z.output<typeof TicketTime>
/** The last change of a ticket's time; `movedByName` is null where the client chose. */
export const TicketMove = z.strictObject({
  fromDateTimeUtc: Instant.nullable(),
  movedDateTimeUtc: Instant,
  movedByName: z.string().nullable(),
  isMovedByClient: z.boolean(),
})
export type TicketMove = z.output<typeof TicketMove>
/** What was answered when the ticket was bought, in the words of then. */
export const TicketForm = z.strictObject({
  title: z.string(),
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
})
