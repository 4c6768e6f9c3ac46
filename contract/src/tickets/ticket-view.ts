import { z } from 'zod'
import { kinds } from '../kinds.ts'
import { Bilingual, Id, Instant, LocalDate, WallTime } from '../primitives.ts'
import { TicketForm, TicketTime } from './ticket-time.ts'

export { TicketForm, TicketTime, type TicketMove } from './ticket-time.ts'

export const ticketStates = [
  'Available',
  'ScheduledActivation',
  'Reschedulable',
  'Schedulable',
  'Active',
  'Expired',
] as const
export const exchangeReasons = ['void', 'kind', 'begun', 'used', 'expired', 'pickedUp'] as const
/**
 * A holder of a pass, under the label of the identification. `isPictureMissing`: required and
 * absent; gates refuse such a pass.
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
export const Ticket = z.strictObject({
  publicId: Id,
  version: z.int(),
  ticketReferenceKey: z.string(),
  /** Card number of a pass in the system that it was taken over from. */
  formerNumber: z.string().nullable().optional(),
  orderReferenceKey: z.string(),
  orderPublicId: Id,
  category: z.enum(kinds),
  title: Bilingual,
  description: Bilingual.nullable(),
  productId: Id.nullable(),
  /** Image of its product or activity; only for the tickets of an order. */
  pictureUrl: z.string().nullable().optional(),
  userId: Id.nullable(),
  isCreatedByAdmin: z.boolean(),
  status: z.enum(ticketStates),
  displayedStatus: z.enum(ticketStates),
  isVoided: z.boolean(),
  /** Reason of a block, for staff only; null when it is not blocked. */
  blockedReason: z.string().nullable().optional(),
  /** Actions possible now, by the same rules that the commands apply. */
  can: z
    .strictObject({
      activate: z.boolean(),
      makeAvailable: z.boolean(),
      setOwnerPicture: z.boolean(),
      reissue: z.boolean(),
      block: z.boolean(),
      unblock: z.boolean(),
    })
    .optional(),
  /** Reason why it cannot be exchanged; null when it can. */
  whyNotExchanged: z.enum(exchangeReasons).nullable().optional(),
  createdDateTimeUtc: Instant,
  activationDateTimeUtc: Instant.nullable(),
  activePeriodStartDateTimeUtc: Instant.nullable(),
  activePeriodStopDateTimeUtc: Instant.nullable(),
  date: LocalDate.nullable(),
  timeslotBegin: WallTime.nullable(),
  timeslotEnd: WallTime.nullable(),
  time: TicketTime,
  /** Signed text of the QR code. Empty for a ticket that is void, blocked, or needs a new time. */
  barcode: z.string(),
  /** Its first holder, with the answers of all forms of the ticket. */
  owner: z.strictObject({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    birthDate: LocalDate.nullable(),
    picture: z.string().nullable(),
    formAnswers: TicketForm.shape.answers,
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
