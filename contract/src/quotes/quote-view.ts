import { z } from 'zod'
import { kinds } from '../kinds.ts'
import { DraftInvoice } from '../orders/invoice.ts'
import { Answer, CartLine, PartChoice } from '../orders/sale/cart.ts'
import { FormsToFill } from '../orders/sale/sale-forms.ts'
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
/** Default validity in days. */
export const usualQuoteDays = 30
/** Maximum validity, and maximum time of a hold, in days. */
export const longestQuoteDays = 366
/** Days before the last day at which a client without an answer is reminded. */
export const reminderDays = 3

const nobody = { ticketOwners: true, answers: true } as const
/** Maximum quantity of a line; groups are larger than a sale at the counter. */
export const mostPerQuoteLine = 500
/** A line of a cart without its holders and answers, which the client gives later. */
export const QuoteLine = CartLine.omit(nobody).extend({
  quantity: Integer(1, mostPerQuoteLine),
  parts: z.array(PartChoice.omit(nobody), 'type').max(20, 'maxItems:20').optional(),
})
export type QuoteLine = z.input<typeof QuoteLine>

/** The priced part of a quote. */
export const quoteCart = {
  tickets: NotEmpty(QuoteLine, 50),
  postalCode: Text(10).trim().optional(),
  /** Promo codes as typed. A code that does not apply is refused when the quote is saved. */
  rebateCodes: z.array(Required(50), 'type').max(20, 'maxItems:20').optional(),
  /** Manual discount, up to the ceiling of the author's roles; the client reads its reason. */
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
  /** Note for the client. */
  note: Text(quoteNoteLimit).trim().optional(),
  /** Note for the staff only. */
  internalNote: Text(quoteNoteLimit).trim().optional(),
  /** Last day to accept it; defaults to thirty days from now. */
  expiresOn: LocalDate.optional(),
  /** The deposit is paid with the order, the rest by the due date. */
  balance: z.strictObject({ deposit: Price(0, 1_000_000_000), dueDate: LocalDate }).optional(),
  purchaseOrder: Required(50).optional(),
  /** True when the client must name the holder of each ticket. */
  areNamesAsked: z.boolean('type'),
})

/** A ticket of the quote: index of the line, of the part within a package, and of the unit. */
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
/** The client's answer to a question of a form; without a seat it belongs to the order. */
export const QuoteAnswer = Answer.extend({ seat: z.strictObject(seat).nullable() })
export type QuoteAnswer = z.output<typeof QuoteAnswer>
/** Changed answers; each question at most once per ticket. */
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

/** Fields for both staff and the client. */
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
  /** Questions of the current forms for the items of the quote, while it can be answered. */
  forms: FormsToFill,
  answers: z.array(QuoteAnswer),
  answeredDateTimeUtc: Instant.nullable(),
  declineReason: z.string().nullable(),
  /** End of the hold; null when no places are held. */
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
  /** Name of each line, and its total before fees and taxes. */
  lines: z.array(
    z.strictObject({
      kind: z.enum(kinds),
      title: Bilingual,
      categoryTitle: Bilingual.nullable(),
      total: Dollars,
      /** Accessories, or parts of the package. */
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
  /** Time of the reminder to the client. */
  remindedDateTimeUtc: Instant.nullable(),
  isAnsweredByStaff: z.boolean(),
  orderReferenceNumber: z.string().nullable(),
  /** URL of the client's page; null before it is sent. */
  link: z.string().nullable(),
  /** Actions possible now. */
  can: z.strictObject({
    save: z.boolean(),
    send: z.boolean(),
    revise: z.boolean(),
    answer: z.boolean(),
    hold: z.boolean(),
    convert: z.boolean(),
    delete: z.boolean(),
  }),
  /** Payment options of its order, while it can be converted. */
  payment: z
    .strictObject({
      isPaidByLink: z.boolean(),
      isPaidAtTerminal: z.boolean(),
      isTerminalReferenceRequired: z.boolean(),
    })
    .optional(),
})
export type Quote = z.output<typeof Quote>
