import { z } from 'zod'
import { kinds } from '../kinds.ts'
import { Bilingual, Id, Instant, LocalDate, WallTime } from '../primitives.ts'

export const ticketStates = [
  'Available',
  'ScheduledActivation',
  'Reschedulable',
  'Schedulable',
  'Active',
  'Expired',
] as const
/**
 * A holder of a pass, under the words that asked for it. `isPictureMissing`: asked, not there yet;
 * the gate refuses such a pass.
 */
export const Owner = z.strictObject({
  label: Bilingual,
  firstName: z.string(),
  lastName: z.string(),
  birthDate: LocalDate.nullable(),
  picture: z.string().nullable(),
  isPictureRequired: z.boolean(),
  isPictureMissing: z.boolean(),
})
/** What was answered when the ticket was bought, in the words of then. */
export const TicketForm = z.strictObject({
  title: z.string(),
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
})
export const Ticket = z.strictObject({
  publicId: Id,
  version: z.int(),
  ticketReferenceKey: z.string(),
  orderReferenceKey: z.string(),
  orderPublicId: Id,
  category: z.enum(kinds),
  title: Bilingual,
  description: Bilingual.nullable(),
  productId: Id.nullable(),
  userId: Id.nullable(),
  isCreatedByAdmin: z.boolean(),
  status: z.enum(ticketStates),
  displayedStatus: z.enum(ticketStates),
  isVoided: z.boolean(),
  createdDateTimeUtc: Instant,
  activationDateTimeUtc: Instant.nullable(),
  activePeriodStartDateTimeUtc: Instant.nullable(),
  activePeriodStopDateTimeUtc: Instant.nullable(),
  date: LocalDate.nullable(),
  timeslotBegin: WallTime.nullable(),
  timeslotEnd: WallTime.nullable(),
  /** The signed text of the QR code. Empty for a voided ticket. */
  barcode: z.string(),
  owner: z.strictObject({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    birthDate: LocalDate.nullable(),
  }),
  owners: z.array(Owner),
  forms: z.array(TicketForm),
  buyer: z.strictObject({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    postalCode: z.string().nullable(),
    birthYear: z.int().nullable(),
  }),
})
