import type Stripe from 'stripe'
import { restoreAccount, revokeAccount, setStanding, type Standing } from '../accounts.ts'
import { testAttempt } from '../card.ts'
import { expireIfLate, expireLateSessions } from '../checkout.ts'
import {
  closeDispute,
  escalateDispute,
  openDispute,
  type NewDispute,
} from '../disputes/disputes.ts'
import { readLedger, type DisputeOutcome, type Ledger } from '../ledger.ts'
import { paySession, type PaymentOutcome } from '../pages/pay-session.ts'
import type { Provider } from '../provider.ts'
import { failRefund, settleRefund } from '../refunds.ts'
import type { Square } from '../square/start-square.ts'
import { noSuch } from '../stripe-error.ts'
import type { ScriptedFaults } from './scripted-faults.ts'

/** Simulates the outside world and its faults, for tests and for trying things out. */
export type Control = {
  ledger: () => Ledger
  faults: Pick<ScriptedFaults, 'add' | 'clear' | 'waiting'>
  /** Pays without the hosted page. */
  pay: (sessionId: string, card?: 'ok' | 'declined') => PaymentOutcome
  settleRefund: (refundId: string) => Stripe.Refund
  failRefund: (refundId: string) => Stripe.Refund
  openDispute: (given: NewDispute) => Stripe.Dispute
  /** Turns an inquiry into a dispute. */
  escalateDispute: (disputeId: string) => Stripe.Dispute
  closeDispute: (disputeId: string, outcome: DisputeOutcome) => Stripe.Dispute
  setStanding: (accountId: string, standing: Standing) => Stripe.Account
  revokeAccount: (accountId: string) => void
  restoreAccount: (accountId: string) => void
  /** Advances the clock: sessions and links expire. */
  advanceClock: (seconds: number) => void
  /** Sends held events, in an order that depends on the seed. */
  releaseWebhooks: (seed?: string | number) => number
  resendEvent: (eventId: string) => void
}

export type RunningControl = Control & {
  /** Expires sessions and actions that are due by the provider's clock. */
  passTime: () => void
}

export function controlOf(provider: Provider, square: Square): RunningControl {
  const passTime = () => {
    expireLateSessions(provider)
    square.passTime()
  }
  return {
    passTime,
    ledger: () => readLedger(provider.store.ledger),
    faults: provider.faults,
    pay: (sessionId, card = 'ok') => pay(provider, sessionId, card),
    settleRefund: (id) => settleRefund(provider, id),
    failRefund: (id) => failRefund(provider, id),
    openDispute: (given) => openDispute(provider, given),
    escalateDispute: (id) => escalateDispute(provider, id),
    closeDispute: (id, outcome) => closeDispute(provider, id, outcome),
    setStanding: (id, standing) => setStanding(provider, id, standing),
    revokeAccount: (id) => revokeAccount(provider, id),
    restoreAccount: (id) => restoreAccount(provider, id),
    advanceClock: (seconds) => {
      provider.clock.advance(seconds)
      passTime()
    },
    releaseWebhooks: (seed) => provider.delivery.release(seed) + square.delivery.release(seed),
    resendEvent: (id) => {
      if (!provider.delivery.sendAgain(id) && !square.delivery.sendAgain(id))
        throw noSuch('event', id)
    },
  }
}

function pay(provider: Provider, sessionId: string, card: 'ok' | 'declined'): PaymentOutcome {
  const kept = provider.store.sessions.get(sessionId)
  if (!kept) throw noSuch('checkout.session', sessionId)
  expireIfLate(provider, kept)
  return paySession(provider, kept, testAttempt(new Date(), card))
}
