import { sql } from 'kysely'
import { sameTenant } from '../../database/same-tenant.ts'
import { accessTo } from '../../payments/public.ts'
import type { Db } from '../../platform/db/db.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { sumOfCents } from '../../platform/db/sum-of-cents.ts'

/** Amount that the provider took back from the installation with other refunds of the payment. */
const feeTakenBackBefore = sql<number>`(
    select ${sumOfCents('other.fee_cents')}
    from refund_transfer other
    where (other.tenant_id, other.payment_id) = (refund_transfer.tenant_id, payment.id)
      and other.id <> refund_transfer.id and other.state in ('settled', 'returned')
  )`

export type Transfer = NonNullable<Awaited<ReturnType<typeof transferOf>>>

/** Loads a transfer of a refund, with the payment that it refunds. */
export const transferOf = ({ db }: { db: Db }, tenantId: string, id: string) =>
  selectRows(db, tenantId, 'refund_transfer')
    .innerJoin('payment', sameTenant('payment.id', 'refund_transfer.payment_id'))
    .innerJoin('refund', sameTenant('refund.id', 'refund_transfer.refund_id'))
    .innerJoin('tenant', 'tenant.id', 'refund_transfer.tenant_id')
    .select([
      'refund.source',
      'refund_transfer.tenant_id',
      'refund_transfer.id',
      'refund_transfer.refund_id',
      'refund_transfer.provider_ref as sent_as',
      'refund_transfer.state',
      'refund_transfer.cents',
      'refund_transfer.paid_by_hand',
      'payment.provider',
      'payment.provider_account',
      'payment.provider_ref as payment_ref',
      'payment.method',
      'payment.fee_cents as payment_fee_cents',
      'payment.order_id',
      'tenant.is_demo',
      'tenant.time_zone',
    ])
    .select(feeTakenBackBefore.as('fee_before_cents'))
    .where('refund_transfer.id', '=', id)
    .executeTakeFirst()

/** Platform fee of a transfer for the provider; null when there is none. */
export const feeOfTransfer = ({ payment_fee_cents: cents, fee_before_cents: before }: Transfer) =>
  cents > 0 ? { beforeCents: before } : null

export type Access = Awaited<ReturnType<typeof accessTo>>
export const accessOfTransfer = async (
  db: Db,
  tenantId: string,
  { provider, provider_account: account }: Transfer,
): Promise<Access | null> =>
  account === null ? null : accessTo(db, tenantId, { provider, account })
