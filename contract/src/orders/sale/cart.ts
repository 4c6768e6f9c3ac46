import { z } from 'zod'
import { Id, ImageUrl, Instant, Integer, LocalDate, Text, WallTime } from '../../primitives.ts'

/**
 * Who a pass is for: one for each identification of its type. A picture that is asked and missing
 * is reported, and does not stop the sale.
 */
export const TicketOwner = z.strictObject({
  identificationPublicId: Id,
  firstName: Text(50).trim(),
  lastName: Text(50).trim(),
  birthDate: LocalDate.nullable().optional(),
  picture: ImageUrl('profiles').nullable().optional(),
})
/** What was answered to a question: words, or the places of the options that were ticked. */
export const Answer = z.strictObject({
  formPublicId: Id,
  questionPublicId: Id,
  answer: Text(160).trim().optional(),
  options: z.array(Integer(0, 19), 'type').max(20, 'maxItems:20').optional(),
})
export const Answers = z.array(Answer, 'type').max(200, 'maxItems:200')

const chosen = {
  /**
   * A ticket of a slot is named by the slot's three time members, as availability/timeslot gave
   * them; a rental by the instant at which it begins.
   */
  activationDateTimeUtc: Instant.optional(),
  timeslotBegin: WallTime.optional(),
  timeslotEnd: WallTime.optional(),
  /** Rentals: the size, where the type has sizes. */
  specificationPublicId: Id.optional(),
  /** Rentals: a begin time that no timetable offers; the stock decides alone. */
  isBeginTimeCustom: z.boolean('type').optional(),
  /**
   * Stays: the nights from the first date up to the second; in a package the number of nights is
   * the package's.
   */
  checkInDate: LocalDate.optional(),
  checkOutDate: LocalDate.optional(),
  numberOfPerson: Integer(1, 1000).optional(),
  /** For each pass of the line, its owners. */
  ticketOwners: z
    .array(z.array(TicketOwner, 'type').max(20, 'maxItems:20'), 'type')
    .max(1000, 'maxItems:1000')
    .optional(),
  /** For each ticket of the line, its answers to the questions that are asked of every ticket. */
  answers: z.array(Answers, 'type').max(1000, 'maxItems:1000').optional(),
}
/**
 * What was chosen for one part of a package, named by its product; all packages of the line share
 * it.
 */
export const PartChoice = z.strictObject({ productId: Id, ...chosen })
/** Pieces that one line of a cart holds. */
export const mostPerLine = 25
/** One line of the cart. */
export const CartLine = z.strictObject({
  productId: Id,
  quantity: Integer(1, mostPerLine),
  ...chosen,
  /** Accessories that go with the rentals of the line, counted for all of them. */
  accessories: z
    .array(z.strictObject({ productId: Id, quantity: Integer(1, 10_000) }), 'type')
    .max(50, 'maxItems:50')
    .optional(),
  /** Packages: the choices for the parts that need one. */
  parts: z.array(PartChoice, 'type').max(20, 'maxItems:20').optional(),
})
export type CartLine = z.input<typeof CartLine>
