import { sameTenant } from '../../database/same-tenant.ts'
import { accessTo } from '../../payments/public.ts'
import type { Db } from '../../platform/db.ts'

export type Transfer = NonNullable<Awaited<ReturnType<typeof transferOf>>>

/** One movement of a refund, with the payment that it goes back to. */
export const transferOf = ({ db }: { db: Db }, tenantId: string, id: string) =>
  db
    .selectFrom('refund_transfer')
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
      'payment.order_id',
      'tenant.is_demo',
      'tenant.time_zone',
    ])
    .where('refund_transfer.tenant_id', '=', tenantId)
    .where('refund_transfer.id', '=', id)
    .executeTakeFirst()

export type Access = Awaited<ReturnType<typeof accessTo>>
export const accessOfTransfer = async (
  db: Db,
  tenantId: string,
  { provider, provider_account: account }: Transfer,
): Promise<Access | null> =>
  account === null ? null : accessTo(db, tenantId, { provider, account })
