import { z } from 'zod'
import { Instant, LocalDate, WallTime } from '../primitives.ts'

// Orders show these fields of their tickets without the other ones.
const timeStandings = ['set', 'season', 'anytime', 'toBeChosen'] as const
/**
 * Current time of a ticket, which may differ from the time sold. `toBeChosen`: gates refuse it
 * until a new time is chosen. Dates and times of day are in the time zone of the business.
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
/** Last change of a ticket's time; `movedByName` is null when the client chose it. */
export const TicketMove = z.strictObject({
  fromDateTimeUtc: Instant.nullable(),
  movedDateTimeUtc: Instant,
  movedByName: z.string().nullable(),
  isMovedByClient: z.boolean(),
})
export type TicketMove = z.output<typeof TicketMove>
/** Answers given at the purchase, with the questions as worded then. */
export const TicketForm = z.strictObject({
  title: z.string(),
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
})
