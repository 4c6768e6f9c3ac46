import { providerFor, type PaymentProviders } from '../../payments/public.ts'
import { recordAudit } from '../../platform/db/audit.ts'
import type { Transaction } from '../../platform/db/db.ts'
import { updateRows } from '../../platform/db/rows.ts'
import type { JobHandler } from '../../platform/jobs/worker.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { reversed, transferPostings } from '../../pricing/public.ts'
import { lockOrder } from '../orders.db.ts'
import { writePostings } from '../write-postings.ts'
import { accessOfTransfer, transferOf, type Transfer } from './transfers.db.ts'

/**
 * Reads the state of a settled refund: a bank may return the money days later, when the card was
 * closed since. Source: docs.stripe.com/refunds#failed-refunds.
 */
export const checkRefund = (providers: PaymentProviders): JobHandler => ({
  lane: 'money',
  tries: 3 * 24 * 60,
  run: async (job) => {
    const id = String(job.payload.transferId)
    const transfer = await job.inTenant('read', (tx) => transferOf(tx, job.tenantId, id))
    if (transfer?.state !== 'settled' || transfer.paid_by_hand || !transfer.sent_as) return
    const read = providerFor(providers, transfer)?.readRefund
    if (!read) return
    const access = await job.inTenant('read', ({ db }) =>
      accessOfTransfer(db, job.tenantId, transfer),
    )
    const answer = await read({ access, providerRef: transfer.sent_as, fee: null })
    if (answer.outcome !== 'refused') return
    await job.inTenant('write', (tx) => takeBack(tx, job.tenantId, transfer, answer.why))
  },
})

/**
 * Records in the books that the money came back, so the client is owed it again. The refund, its
 * credit note and the status of the order do not change.
 */
async function takeBack(
  tx: Transaction,
  tenantId: string,
  { id, order_id: orderId }: Transfer,
  why: string,
): Promise<void> {
  const { db, now } = tx
  await lockOrder(db, tenantId, orderId)
  const current = (await transferOf(tx, tenantId, id))!
  // The first process that reports the state writes it; the others do nothing.
  if (current.state !== 'settled' || current.paid_by_hand) return
  await updateRows(db, tenantId, 'refund_transfer')
    .set({ state: 'returned' })
    .where('id', '=', id)
    .execute()
  const businessDay = localDateOf(now, current.time_zone)
  await writePostings(
    db,
    { tenantId, orderId, businessDay },
    reversed(transferPostings(current.method, current.cents)),
  )
  await recordAudit(db, {
    tenantId,
    accountId: null,
    requestId: 'worker',
    now,
    code: 'order.refund_returned',
    subject: 'refund',
    subjectId: current.refund_id,
    orderId,
    facts: { cents: current.cents, why: why.slice(0, 100) },
  })
}
