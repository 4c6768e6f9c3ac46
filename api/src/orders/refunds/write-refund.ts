import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { selectRows, updateRows } from '../../platform/db/rows.ts'
import { sumOfCents } from '../../platform/db/sum-of-cents.ts'
import { isProtected } from '../../platform/fault-seams.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/values/ids.ts'
import { pieceOf, type FeeAmounts, type RefundAnswer } from '../../pricing/public.ts'
import type { LoadedOrder } from '../load-orders.db.ts'

/** Requested by staff or by the buyer, or caused by an exchange for a cheaper product. */
export type RefundSource = 'staff' | 'exchange' | 'buyer'
type NewRefund = {
  tenantId: string
  orderId: string
  number: number
  source: RefundSource
  plan: Pick<RefundAnswer, 'scope' | 'items' | 'totalCents'>
  /** Part deducted from the balance, in cents. */
  creditedCents: number
  givesCodesBack: boolean
  /** Part of the platform fee that is no longer owed. */
  feeGivenBack: FeeAmounts | null
  reason: string
  statusBefore: string
  /** Null for a buyer. */
  accountId: string | null
  now: string
}

/**
 * Writes a refund: one row, an item for each unit with its share of every tax. The amounts are
 * added to the units at once, so that they cannot be refunded twice.
 */
export async function writeRefund(
  db: Db,
  { tenantId, orderId, number, source, plan, reason, ...asked }: NewRefund,
): Promise<string> {
  const refundId = newId()
  await db
    .insertInto('refund')
    .values({
      tenant_id: tenantId,
      id: refundId,
      order_id: orderId,
      number,
      source,
      scope: plan.scope,
      state: 'requested',
      total_cents: plan.totalCents,
      credited_cents: asked.creditedCents,
      gives_codes_back: asked.givesCodesBack,
      platform_fee: asked.feeGivenBack && JSON.stringify(asked.feeGivenBack),
      reason,
      status_before: asked.statusBefore,
      requested_by: asked.accountId,
      requested_at: asked.now,
    })
    .execute()
  if (!plan.items.length) return refundId
  await db
    .insertInto('refund_item')
    .values(
      plan.items.map((item) => ({
        tenant_id: tenantId,
        refund_id: refundId,
        unit_id: item.unitId,
        percent: item.percent,
        net_cents: item.netCents,
        total_cents: item.totalCents,
      })),
    )
    .execute()
  const taxes = plan.items.flatMap((item) =>
    item.taxes.map((tax) => ({
      tenant_id: tenantId,
      refund_id: refundId,
      unit_id: item.unitId,
      key: tax.key,
      cents: tax.cents,
    })),
  )
  if (taxes.length) await db.insertInto('refund_item_tax').values(taxes).execute()
  await addRefunded(db, tenantId, refundId, 1)
  return refundId
}

/**
 * Adds the items of a refund to the refunded amounts of its units, or subtracts them when the
 * provider rejects it.
 */
export async function addRefunded(
  db: Db,
  tenantId: string,
  refundId: string,
  sign: 1 | -1,
): Promise<void> {
  await updateRows(db, tenantId, 'unit')
    .from('refund_item as i')
    .set({ refunded_cents: sql<number>`refunded_cents + ${sign}::smallint * i.total_cents` })
    .where('i.refund_id', '=', refundId)
    .whereRef('unit.tenant_id', '=', 'i.tenant_id')
    .whereRef('unit.id', '=', 'i.unit_id')
    .execute()
  await updateRows(db, tenantId, 'unit_tax')
    .from('refund_item_tax as i')
    .set({ refunded_cents: sql<number>`refunded_cents + ${sign}::smallint * i.cents` })
    .where('i.refund_id', '=', refundId)
    .whereRef('unit_tax.tenant_id', '=', 'i.tenant_id')
    .whereRef('unit_tax.unit_id', '=', 'i.unit_id')
    .whereRef('unit_tax.key', '=', 'i.key')
    .execute()
}

type Payments = LoadedOrder['payments']
type Going = { tenantId: string; cents: number }
/**
 * Divides a refund among the payments of the order, oldest first, each with its part of the
 * platform fee.
 *
 * @throws AmountExceedsRemaining when less was paid
 */
export async function splitOverPayments(
  db: Db,
  { tenantId, cents }: Going,
  payments: Payments,
): Promise<{ cents: number; feeCents: number; payment: Payments[number] }[]> {
  const ids = payments.map((payment) => payment.id)
  const before = ids.length
    ? await selectRows(db, tenantId, 'refund_transfer')
        .select(['payment_id', sumOfCents('cents').as('cents')])
        .where('payment_id', 'in', ids)
        .where('state', '!=', 'failed')
        .groupBy('payment_id')
        .execute()
    : []
  let left = cents
  const shares = payments
    .filter((payment) => payment.state === 'succeeded')
    .flatMap((payment) => {
      const returned = before.find((row) => row.payment_id === payment.id)?.cents ?? 0
      const share = Math.min(left, payment.cents - returned)
      left -= share
      // Providers take their part of the fee back in proportion; the actual amount is read later.
      const feeCents = pieceOf(payment.fee_cents, {
        before: returned,
        piece: share,
        whole: payment.cents,
      })
      return share > 0 ? [{ cents: share, feeCents, payment }] : []
    })
  if (left > 0 && isProtected('paid-amount'))
    throw apiError('AmountExceedsRemaining', { reason: 'paidLess' })
  return shares
}

/** Writes a transfer for each refunded payment; its id is the provider's idempotency key. */
export async function writeTransfers(
  db: Db,
  { refundId, ...going }: Going & { refundId: string },
  payments: Payments,
) {
  const shares = await splitOverPayments(db, going, payments)
  const transfers = shares.map((share) => ({ id: newId(), ...share }))
  if (transfers.length)
    await db
      .insertInto('refund_transfer')
      .values(
        transfers.map(({ id, cents, feeCents, payment }) => ({
          tenant_id: going.tenantId,
          id,
          refund_id: refundId,
          payment_id: payment.id,
          cents,
          fee_cents: feeCents,
          state: 'waiting',
        })),
      )
      .execute()
  return transfers
}
