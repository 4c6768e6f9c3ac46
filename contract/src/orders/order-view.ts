import { z } from 'zod'
import { Bilingual, Dollars, Id, Instant, LanguageCode, LocalDate } from '../primitives.ts'
import { TicketForm } from '../tickets/ticket-time.ts'
import { Invoice } from './invoice.ts'
import { orderStatuses, settlements } from './order-status.ts'
import { usedPaymentMethods } from './payment-methods.ts'
import { cancelProposals } from './refunds/cancel-proposals.ts'
import { FirstOfParty } from './sale/party.ts'

/** A till of the counter; its slip names the clerk who is responsible for its cash. */
export const TillOfCash = z.strictObject({ publicId: Id, registerName: z.string() })

export const Payment = z.strictObject({
  publicId: Id,
  method: z.enum(usedPaymentMethods),
  reference: z.string().nullable(),
  amount: Dollars,
  /** Amount that rounding to the smallest coin added in cash; negative when it removed some. */
  rounding: Dollars.optional(),
  /** Cash that the client tendered, and their change. */
  tendered: Dollars.optional(),
  change: Dollars.optional(),
  state: z.enum(['pending', 'succeeded', 'failed', 'expired']),
  paidDateTimeUtc: Instant.nullable(),
  /** True for a payment of the balance after the sale. */
  isBalance: z.boolean().optional(),
  /** The till that received the cash. */
  till: TillOfCash.optional(),
  /** A pending payment by link: token of its page, expiry, last error of the provider. */
  link: z
    .strictObject({
      token: z.string(),
      heldUntilDateTimeUtc: Instant.nullable(),
      lastError: z.string().nullable(),
    })
    .optional(),
  /** A pending payment at the terminal: expiry, last error of the terminal. */
  terminal: z
    .strictObject({
      heldUntilDateTimeUtc: Instant.nullable(),
      lastError: z.string().nullable(),
    })
    .optional(),
})
/**
 * A payment that the buyer disputes at their bank. `inquiry`: the bank only asks a question; once
 * closed it had no consequence. `isWithdrawn`: the bank holds the money; `lost`: it keeps the
 * money.
 */
export const Dispute = z.strictObject({
  publicId: Id,
  paymentPublicId: Id,
  state: z.enum(['inquiry', 'open', 'won', 'lost']),
  /** The provider's reason code. */
  reason: z.string(),
  amount: Dollars,
  isWithdrawn: z.boolean(),
  /** True when the bank has received the answer of the business. */
  isAnswered: z.boolean(),
  answerByDateTimeUtc: Instant.nullable(),
  openedDateTimeUtc: Instant,
  closedDateTimeUtc: Instant.nullable(),
  /** Page of the provider where the dispute is answered. */
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
/** Actions possible now; `why` has the reason of each impossible one, for the menu to show. */
export const OrderActions = z.strictObject({
  resend: z.boolean(),
  refund: z.boolean(),
  refundRemaining: z.boolean(),
  cancel: z.boolean(),
  percentage: z.boolean(),
  print: z.boolean(),
  /** True when money was received: a receipt can be printed. */
  receipt: z.boolean().optional(),
  reschedule: z.boolean(),
  /** True when a ticket can be exchanged. */
  edit: z.boolean(),
  /** True when tickets changed since the sale: the client can be emailed their current state. */
  notify: z.boolean(),
  /** True when the balance can be paid. */
  payBalance: z.boolean().optional(),
  /** True when its cancellation can be undone. */
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
  /** Sold and paid in another system: it cost nothing here and is not part of any sales figure. */
  isTakenOver: z.boolean().optional(),
  /** True when the sale named the people of a party. */
  hasParty: z.boolean().optional(),
  /** The people who came, when the order has no name of a buyer. */
  party: FirstOfParty.optional(),
  /** The quote that it was made from. */
  quote: z.strictObject({ publicId: Id, number: z.string() }).optional(),
  mails: z.array(MailState),
  refundReasons: z.array(z.string()),
  totalPaid: Dollars,
  /** Dollars refunded, never more than was paid. */
  totalRefunded: Dollars,
  /** Dollars that refunds deducted from the unpaid balance, in addition to `totalRefunded`. */
  totalCredited: Dollars.optional(),
  /** True when refunds equal its cost: it can be cancelled, not refunded. */
  isFree: z.boolean().optional(),
  /** Only for sold orders of which nothing was refunded. */
  settlement: z.enum(settlements).optional(),
  /** True when all money was refunded while some tickets or stays are still valid. */
  isRefundedButValid: z.boolean().optional(),
  /** The tills from which cash was refunded. */
  refundTills: z.array(TillOfCash).optional(),
  /** Dollars that can still be refunded. */
  totalRemaining: Dollars,
  /** Dollars withdrawn by banks for open or lost disputes. */
  totalWithdrawn: Dollars.optional(),
  /** Dollars paid, less refunds and withdrawals; includes non-refundable fees. */
  totalKept: Dollars,
  /** The part of the cost to be paid later, by the terms of the sale, and its due date. */
  balance: z
    .strictObject({
      owed: Dollars,
      dueDate: LocalDate,
      isOverdue: z.boolean(),
      /** Payment methods in addition to those of the counter. */
      isPaidByLink: z.boolean(),
      isPaidAtTerminal: z.boolean(),
      /** True when a card payment requires the reference of the terminal. */
      isTerminalReferenceRequired: z.boolean().optional(),
    })
    .optional(),
  /** Purchase order number of the client. */
  purchaseOrder: z.string().nullable().optional(),
  /** Answers to forms; entries without a ticket belong to the order. */
  forms: z.array(
    z.strictObject({
      ticketPublicId: Id.nullable(),
      ticketReferenceKey: z.string().nullable(),
      forms: z.array(TicketForm),
    }),
  ),
  feesRemaining: Dollars,
  can: OrderActions,
  /** Default choice of the refund form for cancelling the refunded tickets and bookings. */
  cancelsRefunded: z.enum(cancelProposals).optional(),
  version: z.int(),
  businessName: Bilingual,
})
