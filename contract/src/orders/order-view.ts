import { z } from 'zod'
import { cancelProposals } from '../configuration/save-settings.ts'
import { Bilingual, Dollars, Id, Instant, LanguageCode, LocalDate } from '../primitives.ts'
import { TicketForm } from '../tickets/ticket-time.ts'
import { Invoice } from './invoice.ts'
import { orderStatuses } from './order-status.ts'
import { usedPaymentMethods } from './payment-methods.ts'

/** A till of the counter: who answers for its cash is on its slip. */
export const TillOfCash = z.strictObject({ publicId: Id, registerName: z.string() })

export const Payment = z.strictObject({
  publicId: Id,
  method: z.enum(usedPaymentMethods),
  reference: z.string().nullable(),
  amount: Dollars,
  /** What rounding to the smallest coin added in cash; below 0 it took off. */
  rounding: Dollars.optional(),
  /** The cash that the client handed over, and what they got back of it. */
  tendered: Dollars.optional(),
  change: Dollars.optional(),
  state: z.enum(['pending', 'succeeded', 'failed', 'expired']),
  paidDateTimeUtc: Instant.nullable(),
  /** It pays what was left after the sale. */
  isBalance: z.boolean().optional(),
  /** The till that the cash came into. */
  till: TillOfCash.optional(),
  /** A payment by link that is awaited: its page, until when, and what the provider said last. */
  link: z
    .strictObject({
      token: z.string(),
      heldUntilDateTimeUtc: Instant.nullable(),
      lastError: z.string().nullable(),
    })
    .optional(),
  /** A payment that is awaited at the terminal: until when, and what the terminal said last. */
  terminal: z
    .strictObject({
      heldUntilDateTimeUtc: Instant.nullable(),
      lastError: z.string().nullable(),
    })
    .optional(),
})
/**
 * A payment that the buyer disputes at their bank. `inquiry`: the bank only asks, and once it is
 * closed nothing came of it. While the money is withdrawn the bank has it; `lost`, for good.
 */
export const Dispute = z.strictObject({
  publicId: Id,
  paymentPublicId: Id,
  state: z.enum(['inquiry', 'open', 'won', 'lost']),
  /** As the provider calls it. */
  reason: z.string(),
  amount: Dollars,
  isWithdrawn: z.boolean(),
  /** The bank has the answer of the business. */
  isAnswered: z.boolean(),
  answerByDateTimeUtc: Instant.nullable(),
  openedDateTimeUtc: Instant,
  closedDateTimeUtc: Instant.nullable(),
  /** Its page at the provider, where it is answered. */
  pageUrl: z.string().nullable(),
})
export const MailState = z.strictObject({
  publicId: Id,
  kind: z.string(),
  to: z.string(),
  state: z.enum(['waiting', 'sent', 'refused', 'erased', 'withdrawn']),
  createdDateTimeUtc: Instant,
  sentDateTimeUtc: Instant.nullable(),
})
/** What may be done now; `why` names the reason of each thing that may not, for the menu to show. */
export const OrderActions = z.strictObject({
  resend: z.boolean(),
  refund: z.boolean(),
  refundRemaining: z.boolean(),
  cancel: z.boolean(),
  percentage: z.boolean(),
  print: z.boolean(),
  /** Money came for it: a receipt can be printed. */
  receipt: z.boolean().optional(),
  reschedule: z.boolean(),
  /** A ticket may become another. */
  edit: z.boolean(),
  /** The tickets changed since the sale: they may be emailed as they are now. */
  notify: z.boolean(),
  /** What is still owed may be paid. */
  payBalance: z.boolean().optional(),
  /** Its cancellation may be taken back. */
  reactivate: z.boolean().optional(),
  why: z.record(
    z.string(),
    z.enum([
      'anonymous',
      'status',
      'restricted',
      'nothingLeft',
      'noTicket',
      'free',
      'noTime',
      'timeOver',
      'notEdited',
      'paymentAwaited',
      'disputed',
      'nothingOwed',
      'nothingValid',
      'notPaid',
    ]),
  ),
})
export const Order = z.strictObject({
  publicId: Id,
  orderReferenceNumber: z.string(),
  status: z.enum(orderStatuses),
  invoicePublicId: Id,
  createdDateTimeUtc: Instant,
  createdDateTimeLocal: z.string(),
  completedDateTimeUtc: Instant.nullable(),
  paymentDateTimeUtc: Instant.nullable(),
  paymentReferenceNumber: z.string().nullable(),
  ticketPublicIds: z.string(),
  bookingPublicIds: z.string(),
  userPublicId: Id.nullable(),
  isAnonymous: z.boolean(),
  language: LanguageCode,
  createdByName: z.string().nullable(),
  invoice: Invoice,
  payments: z.array(Payment),
  disputes: z.array(Dispute).optional(),
  /** Sold and paid in another system: it cost nothing here, and counts in no figure of sales. */
  isTakenOver: z.boolean().optional(),
  /** The sale named the people whom it is for. */
  hasParty: z.boolean().optional(),
  /** The quote that promised its price. */
  quote: z.strictObject({ publicId: Id, number: z.string() }).optional(),
  mails: z.array(MailState),
  refundReasons: z.array(z.string()),
  totalPaid: Dollars,
  /** What refunds gave back: never more than was paid. */
  totalRefunded: Dollars,
  /** What refunds took off the balance that was still owed, besides. */
  totalCredited: Dollars.optional(),
  /** Nothing is left of what it cost: it is cancelled, not refunded. */
  isFree: z.boolean().optional(),
  /** All of its money is back, and tickets or stays of it are still valid. */
  isRefundedButValid: z.boolean().optional(),
  /** The tills that cash was given back from. */
  refundTills: z.array(TillOfCash).optional(),
  /** What can still be refunded. */
  totalRemaining: Dollars,
  /** What banks have taken back for disputes, open or lost. */
  totalWithdrawn: Dollars.optional(),
  /** Paid, not given back and not withdrawn, fees that are never refunded included. */
  totalKept: Dollars,
  /** What is paid later, by the terms of the sale: what is still owed, and until when. */
  balance: z
    .strictObject({
      owed: Dollars,
      dueDate: LocalDate,
      isOverdue: z.boolean(),
      /** How it may be paid besides at the counter. */ isPaidByLink: z.boolean(),
      isPaidAtTerminal: z.boolean(),
      /** A card is taken with the reference of the terminal alone. */
      isTerminalReferenceRequired: z.boolean().optional(),
    })
    .optional(),
  /** The number under which the client ordered. */
  purchaseOrder: z.string().nullable().optional(),
  /** Answers to forms; those without a ticket were given once for the order. */
  forms: z.array(
    z.strictObject({
      ticketPublicId: Id.nullable(),
      ticketReferenceKey: z.string().nullable(),
      forms: z.array(TicketForm),
    }),
  ),
  feesRemaining: Dollars,
  can: OrderActions,
  /** What a refund proposes to do with the tickets and bookings that it is for. */
  cancelsRefunded: z.enum(cancelProposals).optional(),
  version: z.int(),
  businessName: Bilingual,
})
