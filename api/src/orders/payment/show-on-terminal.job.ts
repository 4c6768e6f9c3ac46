import type { PaymentProviders } from '../../payments/public.ts'
import type { Transaction } from '../../platform/db/db.ts'
import { updateRows } from '../../platform/db/rows.ts'
import { enqueueAll } from '../../platform/jobs/jobs.ts'
import type { JobHandler, JobRun } from '../../platform/jobs/worker.ts'
import { awaitedUntil } from '../balance.rules.ts'
import { loadOrder } from '../load-orders.db.ts'
import { lockOrder, moveOrder } from '../orders.db.ts'
import { accessOf, providerOf, sessionOf } from './payment-ways.ts'
import { paymentById, type PaymentRow } from './payments.db.ts'
import { applyState, awaited } from './settle-payment.job.ts'

// Square keeps a sale on a terminal for at least ten seconds; five minutes is its default.
const leastSeconds = 10
const mostSeconds = 300
/** Delays of the checks at the provider in case its notification is lost: the clerk is waiting. */
const checkDelaysSeconds = [10, 20, 40, 80, 160, 310]

/**
 * Shows a sale on the terminal of the counter, also again once the previous attempt has ended
 * there. The session of an attempt is stored before another one may begin.
 */
export const showOnTerminal = (providers: PaymentProviders): JobHandler => ({
  lane: 'money',
  tries: 30,
  run: async (job) => {
    const payment = await awaited(job)
    if (!payment) return
    const { terminals } = providerOf(providers, payment)
    if (!terminals) throw new Error(`the provider ${payment.provider} has no terminals`)
    if (payment.provider_session) {
      const session = await job.inTenant('read', ({ db }) => sessionOf(db, payment))
      const state = await terminals.read(session)
      const isShown = state.state === 'open' && state.lastError === null
      if (isShown) return
      if (state.state !== 'open') return applyState(job, payment, state)
    }
    const sale = await job.inTenant('read', (tx) => saleOf(tx, payment))
    if (!sale) return
    const { session } = await terminals.open(sale)
    const isKept = await job.inTenant('write', (tx) => keepSession(tx, payment, session))
    if (!isKept) await terminals.close({ access: sale.access, session, order: null })
  },
  gaveUp: (tx, job, error) => refuse(tx, job, error),
})

async function saleOf({ db, now }: Transaction, payment: PaymentRow) {
  const { order, tenant } = await loadOrder(db, payment.tenant_id, payment.order_id)
  const access = await accessOf(db, payment)
  const until = awaitedUntil(order, payment)
  const left = until ? (Date.parse(until) - Date.parse(now)) / 1000 : 0
  if (left < leastSeconds || access.terminal === null) return null
  return {
    key: `${payment.id}:${payment.terminal_tries}`,
    access,
    cents: payment.cents,
    feeCents: payment.fee_cents,
    title: `${tenant.name[order.language as 'fr' | 'en']} – ${order.reference}`,
    orderReference: order.reference,
    seconds: Math.floor(Math.min(left, mostSeconds)),
  }
}

/** @returns False when the wait has ended since, so that the terminal must not accept a card */
async function keepSession(
  { db, now }: Transaction,
  { tenant_id: tenantId, id, order_id: orderId, terminal_tries: tries }: PaymentRow,
  session: string,
): Promise<boolean> {
  const order = await lockOrder(db, tenantId, orderId)
  const current = await paymentById(db, tenantId, id)
  if (current?.provider_session === session) return true
  if (current?.state !== 'pending' || current.terminal_tries !== tries) return false
  await updateRows(db, tenantId, 'payment')
    .set({ provider_session: session, terminal_tries: tries + 1, last_error: null })
    .where('id', '=', id)
    .execute()
  if (order.status === 'PaymentError') await moveOrder(db, order, ['PaymentInProgress'], now)
  await enqueueAll(
    db,
    checkDelaysSeconds.map((seconds) => ({
      tenantId,
      kind: 'settle-payment',
      payload: { paymentId: id },
      runAt: new Date(Date.parse(now) + seconds * 1000).toISOString(),
      dedupeKey: `settle-payment:${session}:${seconds}`,
    })),
  )
  return true
}

/** Records the error for the clerk: the terminal shows nothing. */
const refuse = ({ db }: Transaction, { tenantId, payload }: JobRun, error: string) =>
  updateRows(db, tenantId, 'payment')
    .set({ last_error: error.slice(0, 500) })
    .where('id', '=', String(payload.paymentId))
    .where('state', '=', 'pending')
    .execute()
