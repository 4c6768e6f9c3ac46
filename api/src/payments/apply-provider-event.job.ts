import { recordAudit } from '../platform/db/audit.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { JobHandler, JobRun } from '../platform/jobs/worker.ts'
import { isId } from '../platform/values/ids.ts'
import { accessTo } from './payment-accounts.db.ts'
import type { PaymentProviders, ProviderEvent } from './providers.ts'
import { updateAccountState } from './update-account-state.ts'

type ReceivedEvent = ProviderEvent & { provider: string }

/**
 * Handles a notification by reading the current state from the provider, so that repeated, late or
 * unordered notifications change nothing more.
 */
export const applyProviderEvent = (providers: PaymentProviders): JobHandler => ({
  lane: 'money',
  tries: 3 * 24 * 60,
  run: (job) => {
    const event = job.payload as unknown as ReceivedEvent
    if (event.dispute) return enqueueDisputeCheck(job, event)
    return event.type.startsWith('account.')
      ? updateAccount(providers, job, event)
      : wakePayment(job, event)
  },
})

async function updateAccount(
  providers: PaymentProviders,
  { tenantId, inTenant }: JobRun,
  { provider, account }: ReceivedEvent,
): Promise<void> {
  const read = providers[provider]?.readAccount
  if (!read || account === null) return
  const access = await inTenant('read', ({ db }) => accessTo(db, tenantId, { provider, account }))
  const state = await read(access)
  await inTenant('write', async ({ db, now }) => {
    const named = { tenantId, provider, accountRef: account }
    if (!(await updateAccountState({ db, now }, named, state))) return
    await recordAudit(db, {
      tenantId,
      accountId: null,
      requestId: 'worker',
      now,
      code: state.isReady ? 'payments.ready' : 'payments.not_ready',
      subject: 'business',
      subjectId: tenantId,
      facts: { provider, account },
    })
  })
}

/** Money that was sent may come back: only notifications of refunds report it. */
const isOfRefund = ({ type }: ReceivedEvent): boolean => type.includes('refund')

/** The dispute job reads the state, as it also writes the postings. */
const enqueueDisputeCheck = (
  { tenantId, inTenant }: JobRun,
  { id, provider, account, dispute: disputeRef }: ReceivedEvent,
): Promise<void> =>
  inTenant('write', async ({ db, now }) => {
    await enqueue(db, {
      tenantId,
      kind: 'check-dispute',
      payload: { provider, account, disputeRef },
      runAt: now,
      dedupeKey: `check-dispute:${id}`,
    })
  })

/** Enqueues the job of the payment, which knows what to read, to run now. */
const wakePayment = ({ tenantId, inTenant }: JobRun, event: ReceivedEvent): Promise<void> =>
  inTenant('write', async ({ db, now }) => {
    const payment = await paymentOf(db, tenantId, event)
    if (!payment) return
    if (payment.state === 'pending')
      await enqueue(db, {
        tenantId,
        kind: 'settle-payment',
        payload: { paymentId: payment.id },
        runAt: now,
        dedupeKey: `settle-payment:${event.id}`,
      })
    const transfers = await selectRows(db, tenantId, 'refund_transfer')
      .select(['id', 'refund_id', 'state'])
      .where('payment_id', '=', payment.id)
      .where('state', 'in', ['waiting', 'sent', ...(isOfRefund(event) ? ['settled'] : [])])
      .orderBy('id')
      .execute()
    for (const { id, refund_id: refundId, state } of transfers) {
      const kind = state === 'settled' ? 'check-refund' : 'send-refund'
      await enqueue(db, {
        tenantId,
        kind,
        payload: { refundId, transferId: id },
        runAt: now,
        dedupeKey: `${kind}:${id}:${event.id}`,
      })
    }
  })

/** The content of an event is not trusted: the payment must belong to its account. */
const paymentOf = (
  db: Db,
  tenantId: string,
  { provider, account, payment, object }: ReceivedEvent,
): Promise<{ id: string; state: string } | undefined> =>
  selectRows(db, tenantId, 'payment')
    .select(['id', 'state'])
    .where('provider', '=', provider)
    .where('provider_account', '=', account)
    .where((eb) =>
      eb.or([
        eb('provider_ref', '=', object),
        eb('provider_session', '=', object),
        eb('provider_order', '=', object),
        ...(payment && isId(payment) ? [eb('id', '=', payment)] : []),
      ]),
    )
    .executeTakeFirst()
