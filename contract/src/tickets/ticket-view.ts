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
export const timeStandings = ['set', 'season', 'anytime', 'toBeChosen'] as const
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
