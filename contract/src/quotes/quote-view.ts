import { z } from 'zod'
import { kinds } from '../kinds.ts'
import { DraftInvoice } from '../orders/invoice.ts'
import { AskedForms } from '../orders/sale/asked-forms.ts'
import { Answer, CartLine, PartChoice } from '../orders/sale/cart.ts'
import {
  Bilingual,
  Dollars,
  Email,
  Id,
  Instant,
  Integer,
  LanguageCode,
  LocalDate,
  NotEmpty,
  Phone,
  Price,
  Required,
  Text,
  Unique,
} from '../primitives.ts'
import { DiscountText } from '../rebates/discount-text.ts'
import { quoteStatuses } from './quote-status.ts'

export const [quoteTitleLimit, quoteNoteLimit, declineLimit] = [100, 2000, 500]
/** Days that a price is promised for, where none is named. */
export const usualQuoteDays = 30
/** The longest that a price is promised and places are held, in days. */
export const longestQuoteDays = 366
/** How many days before the last one a client who has not answered is reminded. */
export const reminderDays = 3

const nobody = { ticketOwners: true, answers: true } as const
/** Groups are larger than what a counter sells at once. */
export const mostPerQuoteLine = 500
/** A line as the counter has it. Whom it is for is asked later, in the list of names. */
export const QuoteLine = CartLine.omit(nobody).extend({
  quantity: Integer(1, mostPerQuoteLine),
  parts: z.array(PartChoice.omit(nobody), 'type').max(20, 'maxItems:20').optional(),
})
export type QuoteLine = z.input<typeof QuoteLine>

/** What is priced. */
export const quoteCart = {
  tickets: NotEmpty(QuoteLine, 50),
  postalCode: Text(10).trim().optional(),
  /** Promo codes, as they are typed. One that does not apply is refused when the quote is saved. */
  rebateCodes: z.array(Required(50), 'type').max(20, 'maxItems:20').optional(),
  /** Taken off by hand, up to the ceiling of who writes it; the client reads why. */
  discount: z.strictObject({ settings: DiscountText, reason: Required(75) }).optional(),
}
export const QuoteForm = z.strictObject({
  ...quoteCart,
  title: Required(quoteTitleLimit),
  email: Email.optional(),
  firstName: Text(50).trim().optional(),
  lastName: Text(50).trim().optional(),
  phone: Phone.optional(),
  language: LanguageCode,
  /** For the client. */
  note: Text(quoteNoteLimit).trim().optional(),
  /** For staff alone. */
  internalNote: Text(quoteNoteLimit).trim().optional(),
  /** The last day on which it may be accepted; in thirty days where none is named. */
  expiresOn: LocalDate.optional(),
  /** A part is paid with the order, and the rest until a day. */
  balance: z.strictObject({ deposit: Price(0, 1_000_000_000), dueDate: LocalDate }).optional(),
  purchaseOrder: Required(50).optional(),
  /** The client fills in a name for each ticket. */
  areNamesAsked: z.boolean('type'),
})

/** A ticket of the quote: the line, its part within a package, and its place among them. */
const seat = {
  line: Integer(0, 49),
  part: Integer(0, 19).nullable(),
  ordinal: Integer(0, 9999),
}
export const QuoteName = z.strictObject({
  ...seat,
  firstName: Text(50).trim(),
  lastName: Text(50).trim(),
})
export type QuoteName = z.output<typeof QuoteName>
export const QuoteNames = Unique(z.array(QuoteName, 'type').max(2000, 'maxItems:2000'), (item) => {
  const { line, part, ordinal } = item as QuoteName
  return `${line}/${part}/${ordinal}`
})
/** What the client answered to a question of a form: of the order, where it names no ticket. */
export const QuoteAnswer = Answer.extend({ seat: z.strictObject(seat).nullable() })
export type QuoteAnswer = z.output<typeof QuoteAnswer>
/** Those that changed; a question of a ticket is answered once. */
export const QuoteAnswers = Unique(
  z.array(QuoteAnswer, 'type').max(500, 'maxItems:500'),
  (item) => {
    const { seat: at, formPublicId, questionPublicId } = item as QuoteAnswer
    return `${at && `${at.line}/${at.part}/${at.ordinal}`} ${formPublicId} ${questionPublicId}`
  },
)
export const QuoteSeat = z.strictObject({
  ...seat,
  title: Bilingual,
  activationDateTimeUtc: Instant.nullable(),
})

/** What a clerk and a client both read. */
export const quoteFacts = {
  number: z.string(),
  status: z.enum(quoteStatuses),
  version: z.int(),
  title: z.string(),
  language: LanguageCode,
  note: z.string().nullable(),
  expiresOn: LocalDate,
  eventOn: LocalDate.nullable(),
  invoice: DraftInvoice,
  balance: z.strictObject({ deposit: Dollars, dueDate: LocalDate }).nullable(),
  areNamesAsked: z.boolean(),
  names: z.array(QuoteName),
  seats: z.array(QuoteSeat),
  /** What the forms of what is promised ask of its client now, while it may be answered. */
  forms: AskedForms,
  answers: z.array(QuoteAnswer),
  answeredDateTimeUtc: Instant.nullable(),
  declineReason: z.string().nullable(),
  /** Until when the places are kept; null where none are. */
  heldUntilDateTimeUtc: Instant.nullable(),
}
export const Quote = z.strictObject({
  publicId: Id,
  ...quoteFacts,
  client: z.strictObject({
    email: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    phone: z.string().nullable(),
    postalCode: z.string().nullable(),
  }),
  internalNote: z.string().nullable(),
  tickets: z.array(QuoteLine),
  /** What each line is called, and what it comes to before fees and taxes. */
  lines: z.array(
    z.strictObject({
      kind: z.enum(kinds),
      title: Bilingual,
      categoryTitle: Bilingual.nullable(),
      total: Dollars,
      /** Its accessories, or what the package holds. */
      parts: z.array(
        z.strictObject({
          productId: Id,
          kind: z.enum(kinds),
          title: Bilingual,
          quantity: z.int(),
        }),
      ),
    }),
  ),
  discount: z.strictObject({ settings: z.string(), reason: z.string() }).nullable(),
  rebateCodes: z.array(z.string()),
  purchaseOrder: z.string().nullable(),
  createdDateTimeUtc: Instant,
  createdByName: z.string(),
  sentDateTimeUtc: Instant.nullable(),
  /** When its client was reminded of it. */
  remindedDateTimeUtc: Instant.nullable(),
  isAnsweredByStaff: z.boolean(),
  orderReferenceNumber: z.string().nullable(),
  /** The client's page; null before it is sent. */
  link: z.string().nullable(),
  /** What may be done with it now. */
  can: z.strictObject({
    save: z.boolean(),
    send: z.boolean(),
    revise: z.boolean(),
    answer: z.boolean(),
    hold: z.boolean(),
    convert: z.boolean(),
    delete: z.boolean(),
  }),
  /** How its order may be paid, while one may be made of it. */
  payment: z
    .strictObject({
      isPaidByLink: z.boolean(),
      isPaidAtTerminal: z.boolean(),
      isTerminalReferenceRequired: z.boolean(),
    })
    .optional(),
})
export type Quote = z.output<typeof Quote>
