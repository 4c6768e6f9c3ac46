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
export const exchangeReasons = ['void', 'kind', 'begun', 'expired', 'pickedUp'] as const
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
export const Ticket = z.strictObject({
  publicId: Id,
  version: z.int(),
  ticketReferenceKey: z.string(),
  /** Of the card that a pass had in the system that it was taken over from. */
  formerNumber: z.string().nullable().optional(),
  orderReferenceKey: z.string(),
  orderPublicId: Id,
  category: z.enum(kinds),
  title: Bilingual,
  description: Bilingual.nullable(),
  productId: Id.nullable(),
  /** What it is for, as its product or its activity shows it: on the tickets of an order. */
  pictureUrl: z.string().nullable().optional(),
  userId: Id.nullable(),
  isCreatedByAdmin: z.boolean(),
  status: z.enum(ticketStates),
  displayedStatus: z.enum(ticketStates),
  isVoided: z.boolean(),
  /** Why staff blocked it, for staff alone; null while it is not blocked. */
  blockedReason: z.string().nullable().optional(),
  /** What may be done with it, by the rules that the commands ask too. */
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
  /** Why it cannot become another ticket; null where it can. */
  whyNotExchanged: z.enum(exchangeReasons).nullable().optional(),
  createdDateTimeUtc: Instant,
  activationDateTimeUtc: Instant.nullable(),
  activePeriodStartDateTimeUtc: Instant.nullable(),
  activePeriodStopDateTimeUtc: Instant.nullable(),
  date: LocalDate.nullable(),
  timeslotBegin: WallTime.nullable(),
  timeslotEnd: WallTime.nullable(),
  time: TicketTime,
  /**
   * The signed text of the QR code. Empty for a ticket that is void, blocked, or has to get a new
   * time.
   */
  barcode: z.string(),
  /** The first of its holders, with what was answered for the ticket, of all its forms. */
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
