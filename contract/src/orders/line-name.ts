import { z } from 'zod'
import { Bilingual, LocalDate } from '../primitives.ts'
import { TicketTime } from '../tickets/ticket-time.ts'

/**
 * What names pieces wherever they stand without their order: the activity or category, the times
 * that their tickets have now, the nights of a stay. `title` stands beside it.
 */
export const lineName = {
  categoryTitle: Bilingual.nullable(),
  /** One for each piece that has a time. */
  times: z.array(TicketTime),
  checkInDate: LocalDate.nullable(),
  checkOutDate: LocalDate.nullable(),
  /** The supplement of an exchange: the number of the ticket that it was charged for. */
  supplementTo: z.string().nullable(),
}
