import { accessTo, type PaymentProviders, type ProviderDispute } from '../../payments/public.ts'
import { recordAudit } from '../../platform/db/audit.ts'
import type { Db, Transaction } from '../../platform/db/db.ts'
import { yieldUnprotected } from '../../platform/fault-seams.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { JobHandler } from '../../platform/jobs/worker.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { disputePostings } from '../../pricing/public.ts'
import { lockOrder } from '../orders.db.ts'
import { writePostings } from '../write-postings.ts'
import {
  disputeByRef,
  isPaymentAwaited,
  keepDispute,
  paymentOfDispute,
  withdrawnByOthers,
  type Account,
  type DisputedPayment,
  type DisputeRow,
} from './disputes.db.ts'
import { postedFieldsOf, auditCodeOf } from './disputes.rules.ts'

type DisputeName = Account & { ref: string }
type News = { ref: string; read: ProviderDispute; askedAt: string }
const day = 86_400_000
const minute = 60_000
const later = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString()

/**
 * Reads the current state of a dispute from the provider: after a notification, which only names
 * it, and daily while it is open, because the notification of its end may get lost.
 */
export const checkDispute = (providers: PaymentProviders): JobHandler => ({
  lane: 'money',
  tries: 3 * 24 * 60,
  run: async ({ tenantId, payload, inTenant }) => {
    const named = readPayload(tenantId, payload)
    const { ref: disputeRef, provider } = named
    const ask = providers[provider]?.readDispute
    if (!ask) return
    const { access, askedAt } = await inTenant('read', async ({ db, now }) => ({
      access: await accessTo(db, tenantId, named),
      askedAt: now,
    }))
    const read = await ask({ access, disputeRef })
    await inTenant('write', async (tx) => {
      const payment = await paymentOfDispute(tx.db, named, read.paymentRef)
      if (payment) {
        await writeDispute(tx, payment, { ref: disputeRef, read, askedAt })
        if (!read.isOver) await enqueueDailyCheck(tx, named)
        return
      }
      // A dispute of a sale made outside this product is ignored; a payment may not be recorded
      // yet.
      if (await isPaymentAwaited(tx.db, named, later(read.openedAt, minute)))
        throw new Error('the payment of the dispute is not known yet')
    })
  },
})

const readPayload = (tenantId: string, payload: Record<string, unknown>): DisputeName => ({
  tenantId,
  provider: String(payload.provider),
  account: String(payload.account),
  ref: String(payload.disputeRef),
})

/**
 * Writes the state, the postings and the history in one transaction. The first process that reports
 * a state writes it; a reading requested before the latest one is ignored.
 */
async function writeDispute(
  { db, now }: Transaction,
  payment: DisputedPayment,
  { ref, read, askedAt }: News,
): Promise<void> {
  const { tenant_id: tenantId, order_id: orderId } = payment
  await lockOrder(db, tenantId, orderId)
  const before = await disputeByRef(db, tenantId, ref)
  await yieldUnprotected('order-lock')
  if (before && before.asked_at > askedAt) return
  // For a payment in another currency the provider may report more than was received.
  const atMost = payment.cents - (await withdrawnByOthers(db, payment, ref))
  const cents = Math.min(read.cents, atMost)
  const closedAt = read.isOver ? (before?.closed_at ?? now) : null
  const id = await keepDispute(db, { payment, ref, read, cents, askedAt, closedAt })
  await writePostings(
    db,
    { tenantId, orderId, businessDay: localDateOf(now, payment.time_zone) },
    disputePostings(payment.method, before ? postedFieldsOf(before) : null, {
      cents,
      isWithdrawn: read.isWithdrawn,
      isLost: read.state === 'lost',
    }),
  )
  await recordInHistory(db, { id, payment, before, read, cents, now })
}

type HistoryNews = {
  id: string
  payment: DisputedPayment
  before: DisputeRow | undefined
  read: ProviderDispute
  cents: number
  now: string
}
async function recordInHistory(
  db: Db,
  { id, payment, before, read, cents, now }: HistoryNews,
): Promise<void> {
  const code = auditCodeOf(before, read)
  if (!code) return
  await recordAudit(db, {
    tenantId: payment.tenant_id,
    accountId: null,
    requestId: 'worker',
    now,
    code,
    subject: 'dispute',
    subjectId: id,
    orderId: payment.order_id,
    facts: { cents, reason: read.reason },
  })
}

/** At most one check a day, regardless of the number of notifications. */
async function enqueueDailyCheck(
  { db, now }: Transaction,
  { tenantId, ref, provider, account }: DisputeName,
): Promise<void> {
  const runAt = later(now, day)
  await enqueue(db, {
    tenantId,
    kind: 'check-dispute',
    payload: { provider, account, disputeRef: ref },
    runAt,
    dedupeKey: `check-dispute:${ref}:${runAt.slice(0, 10)}`,
  })
}
