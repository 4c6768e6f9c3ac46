import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import { sameTenant } from '../../database/same-tenant.ts'
import {
  providerFor,
  type PaymentProvider,
  type PaymentProviders,
  type ProviderAnswer,
} from '../../payments/public.ts'
import { recordAudit } from '../../platform/db/audit.ts'
import type { Db, Transaction } from '../../platform/db/db.ts'
import { selectRows, updateRows } from '../../platform/db/rows.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { JobHandler } from '../../platform/jobs/worker.ts'
import { mustFind, mustGet } from '../../platform/values/must.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { creditPostings, refundPostings, reversed, type PostedKind } from '../../pricing/public.ts'
import { openTillOf } from '../../till/public.ts'
import { loadOrder, type UnitRow } from '../load-orders.db.ts'
import { lockOrder, moveOrder, type LockedOrder } from '../orders.db.ts'
import { returnedFeePostings, returnedFeeOf } from '../platform-fees.ts'
import { writePostings } from '../write-postings.ts'
import { remainingOf } from './refundable.rules.ts'
import { settleRefund } from './settle-refund.ts'
import {
  accessOfTransfer,
  feeOfTransfer,
  transferOf,
  type Access,
  type Transfer,
} from './transfers.db.ts'
import { addRefunded } from './write-refund.ts'

// A provider that is unavailable for three days is retried each minute; the refund is in progress
// until its answer is known.
const tries = 3 * 24 * 60

/**
 * Sends one transfer of a refund to its provider, after the commit and outside of any transaction;
 * the id of the transfer is the provider's idempotency key.
 */
export const sendRefund = (providers: PaymentProviders): JobHandler => ({
  lane: 'money',
  tries,
  run: async (job) => {
    const transferId = String(job.payload.transferId)
    const transfer = await job.inTenant('read', (tx) => transferOf(tx, job.tenantId, transferId))
    if (!transfer || !['waiting', 'sent'].includes(transfer.state)) return
    const provider = providerFor(providers, transfer)
    if (!provider) throw new Error(`the provider ${transfer.provider} is not connected`)
    const access = await job.inTenant('read', ({ db }) =>
      accessOfTransfer(db, job.tenantId, transfer),
    )
    const answer = await ask(provider, { ...transfer, access }, job.attempts)
    await job.inTenant('write', async (tx) => {
      const order = await lockOrder(tx.db, job.tenantId, transfer.order_id)
      // Two runs of one job may both get an answer: only the first one is written.
      const current = await transferOf(tx, job.tenantId, transferId)
      if (current?.state !== 'waiting' && current?.state !== 'sent') return
      if (order.status !== 'RefundInProgress' && current.source !== 'exchange') return
      if (answer.outcome === 'refused') {
        if (answer.isDisputed) await enqueueDisputeSearch(tx, transfer)
        const why = answer.isDisputed ? 'disputed' : answer.why
        return failRefund(tx, order, transfer.refund_id, why)
      }
      await updateRows(tx.db, job.tenantId, 'refund_transfer')
        .set({
          state: answer.outcome === 'settled' ? 'settled' : 'sent',
          provider_ref: answer.providerRef,
          ...feeTaken(answer),
        })
        .where('id', '=', transferId)
        .execute()
      if (answer.outcome === 'settled') await settleWhenAll(tx, order, transfer.refund_id)
    })
    if (answer.outcome === 'pending') throw new Error('the provider has not ended the refund yet')
  },
})

/** The notification of the dispute that blocks a refund may be missing. */
async function enqueueDisputeSearch({ db, now }: Transaction, transfer: Transfer): Promise<void> {
  const { tenant_id: tenantId, id, provider, provider_account: account } = transfer
  await enqueue(db, {
    tenantId,
    kind: 'find-disputes',
    payload: { provider, account, paymentRef: transfer.payment_ref, transferId: id },
    runAt: now,
    dedupeKey: `find-disputes:${id}`,
  })
}

/** Sends a transfer once, and afterwards reads its state by the provider's reference. */
const ask = (
  provider: PaymentProvider,
  transfer: Transfer & { access: Access | null },
  attempts: number,
) => {
  const { access, sent_as: providerRef } = transfer
  return providerRef && provider.readRefund
    ? provider.readRefund({ access, providerRef, fee: feeOfTransfer(transfer) })
    : provider.refund({
        key: transfer.id,
        cents: transfer.cents,
        paymentRef: transfer.payment_ref,
        access,
        wasTried: attempts > 1,
        fee: feeOfTransfer(transfer),
      })
}

/** Amount that the provider reports as taken back from the installation, if it does. */
const feeTaken = (answer: ProviderAnswer) =>
  answer.outcome === 'settled' && answer.feeCents !== undefined
    ? { fee_cents: answer.feeCents }
    : {}

/** A refund of several payments settles with the last of its transfers. */
async function settleWhenAll({ db, now }: Transaction, order: LockedOrder, refundId: string) {
  const tenantId = order.tenant_id
  const transfers = await selectRows(db, tenantId, 'refund_transfer')
    .innerJoin('payment', sameTenant('payment.id', 'refund_transfer.payment_id'))
    .select([
      'refund_transfer.id',
      'refund_transfer.cents',
      'refund_transfer.fee_cents',
      'refund_transfer.state',
      'payment.method',
      'payment.provider',
    ])
    .where('refund_id', '=', refundId)
    .execute()
  if (transfers.some((transfer) => transfer.provider !== 'none' && transfer.state !== 'settled'))
    return
  const { units, refunds, settings, tenant } = await loadOrder(db, tenantId, order.id)
  const refund = mustFind(refunds, ({ id }) => id === refundId)
  await settleRefund({
    db,
    now,
    requestId: 'worker',
    accountId: null,
    timeZone: tenant.time_zone,
    order,
    refund,
    remainingCents: remainingOf(units, settings.fee_refund_policy),
    transfers,
    tillId: refund.requested_by && (await openTillOf(db, tenantId, refund.requested_by)),
  })
}

/**
 * Handles a refund that the provider rejected: the refunded amounts are reversed, the previous
 * status is restored, and the record stays as failed.
 */
async function failRefund(
  { db, now }: Transaction,
  order: LockedOrder,
  refundId: string,
  why: string,
): Promise<void> {
  const tenantId = order.tenant_id
  const { units, refunds, tenant } = await loadOrder(db, tenantId, order.id)
  const refund = mustFind(refunds, ({ id }) => id === refundId)
  const businessDay = localDateOf(now, tenant.time_zone)
  const items = await refundedItems(db, tenantId, { refundId, units })
  await writePostings(
    db,
    { tenantId, orderId: order.id, businessDay },
    reversed(refundPostings(items)),
    reversed(creditPostings(refund.credited_cents)),
    ...returnedFeePostings(returnedFeeOf(refund)).map(reversed),
  )
  await addRefunded(db, tenantId, refundId, -1)
  await updateRows(db, tenantId, 'refund')
    .set({ state: 'failed' })
    .where('id', '=', refundId)
    .execute()
  await updateRows(db, tenantId, 'refund_transfer')
    .set({ state: 'failed' })
    .where('refund_id', '=', refundId)
    .execute()
  // Charges of an exchange that the refund paid are owed again.
  if (refund.credited_cents > 0 && order.balance_due_on === null)
    await updateRows(db, tenantId, 'orders')
      .set({ balance_due_on: businessDay })
      .where('id', '=', order.id)
      .execute()
  if (refund.source !== 'exchange')
    await moveOrder(db, order, [refund.status_before as OrderStatus], now)
  await recordAudit(db, {
    tenantId,
    accountId: null,
    requestId: 'worker',
    now,
    code: 'order.refund_failed',
    subject: 'refund',
    subjectId: refundId,
    orderId: order.id,
    facts: { why: why.slice(0, 100) },
  })
}

/** Refunded amounts of each unit, for the postings. */
async function refundedItems(
  db: Db,
  tenantId: string,
  { refundId, units }: { refundId: string; units: readonly UnitRow[] },
) {
  const items = await selectRows(db, tenantId, 'refund_item')
    .selectAll()
    .where('refund_id', '=', refundId)
    .execute()
  const taxes = await selectRows(db, tenantId, 'refund_item_tax')
    .selectAll()
    .where('refund_id', '=', refundId)
    .execute()
  const kindOf = new Map(units.map((unit) => [unit.id, unit.kind as PostedKind]))
  return items.map((item) => ({
    kind: mustGet(kindOf, item.unit_id),
    netCents: item.net_cents,
    taxes: taxes.filter((tax) => tax.unit_id === item.unit_id),
  }))
}
