import type { CheckoutState, PaymentProviders, ProviderSession } from '../../payments/public.ts'
import type { JobHandler, JobRun } from '../../platform/jobs/worker.ts'
import { lockOrder, moveOrder } from '../orders.db.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { endBalanceWait } from './end-balance-wait.ts'
import { sessionOf, wayOf } from './payment-ways.ts'
import { paymentById, type PaymentRow } from './payments.db.ts'
import { noteError, receivePayment } from './receive-payment.ts'

// A provider that is unavailable for three days is retried each minute. The places stay held, as
// the buyer may have paid.
const tries = 3 * 24 * 60

/** Reads the state of a payment from the provider, after a notification or on request. */
export const settlePayment = (providers: PaymentProviders): JobHandler => ({
  lane: 'money',
  tries,
  run: async (job) => {
    const payment = await awaited(job)
    if (!payment?.provider_session) return
    const { read } = wayOf(providers, payment)
    await applyState(job, payment, await read(await readSession(job, payment)))
  },
})

/** Ends an expired wait: closes the page, unless it was paid just before. */
export const expirePayment = (providers: PaymentProviders): JobHandler => ({
  lane: 'money',
  tries,
  run: async (job) => {
    const payment = await awaited(job)
    if (!payment) return
    const state: CheckoutState = payment.provider_session
      ? await wayOf(providers, payment).close(await readSession(job, payment))
      : { state: 'expired' }
    if (state.state === 'open') throw new Error('the provider did not close the page')
    await applyState(job, payment, state)
  },
})

export const awaited = async ({ tenantId, payload, inTenant }: JobRun) => {
  const payment = await inTenant('read', ({ db }) =>
    paymentById(db, tenantId, String(payload.paymentId)),
  )
  return payment?.state === 'pending' ? payment : undefined
}

const readSession = ({ inTenant }: JobRun, payment: PaymentRow): Promise<ProviderSession> =>
  inTenant('read', ({ db }) => sessionOf(db, payment))

/** Applies the provider's state of a payment: paid, ended, or declined for now. */
export async function applyState(
  job: JobRun,
  payment: PaymentRow,
  state: CheckoutState,
): Promise<void> {
  const named = { tenantId: job.tenantId, paymentId: payment.id }
  if (state.state === 'paid') {
    await job.inTenant('write', (tx) => receivePayment(tx, named, state))
    return
  }
  if (state.state === 'expired') {
    const ended = { ...named, session: payment.provider_session }
    const isDone = await job.inTenant('write', (tx) =>
      payment.is_balance ? endBalanceWait(tx, ended) : cancelUnpaid(tx, ended),
    )
    if (!isDone) throw new Error('a page for paying was opened meanwhile')
    return
  }
  if (state.lastError) await refuse(job, payment, state.lastError)
}

/** Records a declined card; the client may try another one while the places are held. */
const refuse = ({ tenantId, inTenant }: JobRun, payment: PaymentRow, error: string) =>
  inTenant('write', async ({ db, now }) => {
    const order = await lockOrder(db, tenantId, payment.order_id)
    const current = await paymentById(db, tenantId, payment.id)
    if (current?.state !== 'pending') return
    await noteError(db, current, error)
    if (order.status === 'PaymentInProgress') await moveOrder(db, order, ['PaymentError'], now)
  })
