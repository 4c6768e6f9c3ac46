import type { Order } from '../orders.queries.ts'

export type Dispute = NonNullable<Order['disputes']>[number]
export type DisputeReason =
  | 'fraud'
  | 'notReceived'
  | 'notAsDescribed'
  | 'duplicate'
  | 'canceled'
  | 'noCredit'
  | 'amount'
  | 'other'

/** Reason codes of Stripe and Square, mapped to common reasons. */
const reasons: Record<string, DisputeReason> = {
  fraudulent: 'fraud',
  unrecognized: 'fraud',
  debit_not_authorized: 'fraud',
  NO_KNOWLEDGE: 'fraud',
  EMV_LIABILITY_SHIFT: 'fraud',
  product_not_received: 'notReceived',
  NOT_RECEIVED: 'notReceived',
  product_unacceptable: 'notAsDescribed',
  NOT_AS_DESCRIBED: 'notAsDescribed',
  duplicate: 'duplicate',
  DUPLICATE: 'duplicate',
  PAID_BY_OTHER_MEANS: 'duplicate',
  subscription_canceled: 'canceled',
  CANCELLED: 'canceled',
  credit_not_processed: 'noCredit',
  CUSTOMER_REQUESTS_CREDIT: 'noCredit',
  AMOUNT_DIFFERS: 'amount',
}
export const reasonOf = ({ reason }: Pick<Dispute, 'reason'>): DisputeReason =>
  reasons[reason] ?? 'other'

export type DisputeDisplayState = 'inquiry' | 'inquiryClosed' | 'open' | 'won' | 'lost'
export const displayStateOf = ({ state, closedDateTimeUtc }: Dispute): DisputeDisplayState =>
  state === 'inquiry' && closedDateTimeUtc !== null ? 'inquiryClosed' : state

/** Key of the instructions; once the bank has the answer, there is nothing to do but wait. */
export const toDoOf = (dispute: Dispute): DisputeDisplayState | 'answered' =>
  dispute.isAnswered && dispute.closedDateTimeUtc === null ? 'answered' : displayStateOf(dispute)
