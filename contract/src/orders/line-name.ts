import { z } from 'zod'
import { Bilingual, LocalDate } from '../primitives.ts'
import { TicketTime } from '../tickets/ticket-time.ts'

/**
 * Describes the units of a line outside its order: the activity or category, the current times of
 * their tickets, the nights of a stay. `title` is a separate field.
 */
export const lineName = {
  categoryTitle: Bilingual.nullable(),
  /** An entry per unit with a time. */
  times: z.array(TicketTime),
  checkInDate: LocalDate.nullable(),
  checkOutDate: LocalDate.nullable(),
  /** For the extra charge of an exchange, the number of the exchanged ticket. */
  supplementTo: z.string().nullable(),
}
/** A part of the packages of a line. */
export const PartOfLine = z.strictObject({ count: z.int(), title: Bilingual, ...lineName })
