import type { DisputeOutcome } from '../ledger.ts'
import { randomText } from '../new-id.ts'
import { writeLedger } from '../provider.ts'
import type { SquareDispute } from './dispute-object.ts'
import { cad } from './orders.ts'
import type { SquarePayment } from './payment-object.ts'
import { recordSquareEvent } from './record-square-event.ts'
import { notFound, refused } from './square-error.ts'
import { isoNow, isoTime, type SquareProvider } from './square-provider.ts'
import type { Of, SquareStore } from './square-store.ts'

export type NewSquareDispute = {
  paymentId: string
  amount?: number
  reason?: string
  /** The bank only asks: no money is moved yet. */
  isInquiry?: boolean
}
const answerWithinSeconds = 14 * 24 * 60 * 60

/**
 * A client disputes a payment at their bank: Square withdraws the money at once
 * (developer.squareup.com/docs/disputes-api/overview).
 */
export function openSquareDispute(
  provider: SquareProvider,
  given: NewSquareDispute,
): SquareDispute {
  const { store } = provider
  const payment = store.payments.get(given.paymentId)
  if (payment?.thing.status !== 'COMPLETED') throw notFound('Payment', given.paymentId)
  if (disputesOf(store, payment.thing).length > 0)
    throw refused('BAD_REQUEST', 'This payment is disputed already.')
  const thing = newDispute(provider, payment.thing, given)
  const kept = { owner: payment.owner, thing }
  store.disputes.set(thing.id, kept)
  if (!given.isInquiry) withdraw(provider, thing)
  recordSquareEvent(provider, 'dispute.created', kept)
  return thing
}

function newDispute(
  provider: SquareProvider,
  payment: SquarePayment,
  { amount, reason = 'NO_KNOWLEDGE', isInquiry }: NewSquareDispute,
): SquareDispute {
  const id = randomText(22)
  const now = isoNow(provider)
  const left = payment.amount_money.amount - (payment.refunded_money?.amount ?? 0)
  return {
    id,
    dispute_id: id,
    amount_money: cad(amount ?? left),
    reason,
    state: isInquiry ? 'INQUIRY_EVIDENCE_REQUIRED' : 'EVIDENCE_REQUIRED',
    due_at: isoTime(provider.clock.seconds() + answerWithinSeconds),
    disputed_payment: { payment_id: payment.id },
    card_brand: payment.card_details.card.card_brand,
    created_at: now,
    updated_at: now,
    reported_at: now,
    version: 1,
    location_id: payment.location_id,
  }
}

const withdraw = (
  provider: SquareProvider,
  { id, disputed_payment, amount_money }: SquareDispute,
) =>
  writeLedger(provider, {
    kind: 'disputed',
    payment: disputed_payment.payment_id,
    dispute: id,
    amount: amount_money.amount,
  })

const waiting: readonly SquareDispute['state'][] = [
  'INQUIRY_EVIDENCE_REQUIRED',
  'EVIDENCE_REQUIRED',
]
/** @throws SquareApiError for a closed or unknown dispute */
function openOne({ store }: SquareProvider, id: string): Of<SquareDispute> {
  const kept = store.disputes.get(id)
  if (!kept) throw notFound('Dispute', id, 'dispute_id')
  if (!waiting.includes(kept.thing.state))
    throw refused('BAD_REQUEST', 'This dispute is closed already.')
  return kept
}

function moveTo(
  provider: SquareProvider,
  kept: Of<SquareDispute>,
  state: SquareDispute['state'],
): SquareDispute {
  const { thing } = kept
  Object.assign(thing, { state, updated_at: isoNow(provider), version: thing.version + 1 })
  recordSquareEvent(provider, 'dispute.state.updated', kept)
  return thing
}

/** The bank was not satisfied with the answer to its inquiry: the money is withdrawn. */
export function escalateSquareDispute(provider: SquareProvider, id: string): SquareDispute {
  const kept = openOne(provider, id)
  if (kept.thing.state !== 'INQUIRY_EVIDENCE_REQUIRED')
    throw refused('BAD_REQUEST', 'This dispute is no inquiry.')
  withdraw(provider, kept.thing)
  return moveTo(provider, kept, 'EVIDENCE_REQUIRED')
}

/** The bank decides; an inquiry is closed without a decision, whatever `outcome` is. */
export function closeSquareDispute(
  provider: SquareProvider,
  id: string,
  outcome: DisputeOutcome,
): SquareDispute {
  const kept = openOne(provider, id)
  if (kept.thing.state === 'INQUIRY_EVIDENCE_REQUIRED')
    return moveTo(provider, kept, 'INQUIRY_CLOSED')
  writeLedger(provider, { kind: 'dispute-closed', dispute: id, outcome })
  return moveTo(provider, kept, outcome === 'won' ? 'WON' : 'LOST')
}

const disputesOf = ({ disputes }: SquareStore, payment: SquarePayment): SquareDispute[] =>
  [...disputes.values()]
    .map(({ thing }) => thing)
    .filter(({ disputed_payment }) => disputed_payment.payment_id === payment.id)

/**
 * Whether the bank holds the money of a payment, temporarily or for good, so that it cannot be
 * refunded.
 */
export const isHeldByBank = (store: SquareStore, payment: SquarePayment): boolean =>
  disputesOf(store, payment).some(({ state }) => state === 'EVIDENCE_REQUIRED' || state === 'LOST')
