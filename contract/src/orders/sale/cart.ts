import { z } from 'zod'
import { Id, ImageUrl, Instant, Integer, LocalDate, Text, WallTime } from '../../primitives.ts'

/**
 * The holder of a pass, one per identification of its type. A required picture that is missing is
 * reported and does not prevent the sale.
 */
export const TicketOwner = z.strictObject({
  identificationPublicId: Id,
  firstName: Text(50).trim(),
  lastName: Text(50).trim(),
  birthDate: LocalDate.nullable().optional(),
  picture: ImageUrl('profiles').nullable().optional(),
})
/** The answer to a question: a text, or the indexes of the chosen options. */
export const Answer = z.strictObject({
  formPublicId: Id,
  questionPublicId: Id,
  answer: Text(160).trim().optional(),
  options: z.array(Integer(0, 19), 'type').max(20, 'maxItems:20').optional(),
})
export const Answers = z.array(Answer, 'type').max(200, 'maxItems:200')

const chosen = {
  /**
   * A slot is named by its three time fields, as availability/timeslot returned them; a rental by
   * its start instant in `activationDateTimeUtc`.
   */
  activationDateTimeUtc: Instant.optional(),
  timeslotBegin: WallTime.optional(),
  timeslotEnd: WallTime.optional(),
  /** Rentals: the size, when the type has sizes. */
  specificationPublicId: Id.optional(),
  /** Rentals: the start time is not in a timetable; only the stock limits it. */
  isBeginTimeCustom: z.boolean('type').optional(),
  /**
   * Stays: the nights from `checkInDate` to `checkOutDate`, the latter exclusive; a package
   * determines the number of nights.
   */
  checkInDate: LocalDate.optional(),
  checkOutDate: LocalDate.optional(),
  numberOfPerson: Integer(1, 1000).optional(),
  /** The holders of each pass of the line. */
  ticketOwners: z
    .array(z.array(TicketOwner, 'type').max(20, 'maxItems:20'), 'type')
    .max(1000, 'maxItems:1000')
    .optional(),
  /** Answers per ticket of the line to the questions asked for every ticket. */
  answers: z.array(Answers, 'type').max(1000, 'maxItems:1000').optional(),
}
/**
 * The choices for one part of a package, which all packages of the line share; `productId` names
 * the part.
 */
export const PartChoice = z.strictObject({ productId: Id, ...chosen })
/** Maximum quantity of a line. */
export const mostPerLine = 25
export const CartLine = z.strictObject({
  productId: Id,
  quantity: Integer(1, mostPerLine),
  ...chosen,
  /** Accessories of the rentals of the line, counted over all of them. */
  accessories: z
    .array(z.strictObject({ productId: Id, quantity: Integer(1, 10_000) }), 'type')
    .max(50, 'maxItems:50')
    .optional(),
  /** Packages: choices for the parts that need one. */
  parts: z.array(PartChoice, 'type').max(20, 'maxItems:20').optional(),
})
export type CartLine = z.input<typeof CartLine>
