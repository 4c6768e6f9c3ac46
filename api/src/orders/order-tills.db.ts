import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { sumOfCents } from '../platform/db/sum-of-cents.ts'

const isInCash = sql<boolean>`coalesce(refund_transfer.paid_by_hand, payment.method) = 'cash'`

/** Cash handed over for each refund, in cents. */
export const cashOfRefunds = (db: Db, tenantId: string, refundIds: readonly string[]) =>
  selectRows(db, tenantId, 'refund_transfer')
    .innerJoin('payment', sameTenant('payment.id', 'refund_transfer.payment_id'))
    .select([
      'refund_transfer.refund_id',
      sumOfCents('refund_transfer.cents + refund_transfer.rounding_cents').as('cents'),
    ])
    .where('refund_transfer.refund_id', 'in', refundIds)
    .where('refund_transfer.state', '=', 'settled')
    .where(isInCash)
    .groupBy('refund_transfer.refund_id')
    .execute()

/** Tills that paid out the cash of refunds, oldest first. */
export const tillsOfRefunds = (db: Db, tenantId: string, refundIds: readonly string[]) =>
  selectRows(db, tenantId, 'refund_transfer')
    .innerJoin('payment', sameTenant('payment.id', 'refund_transfer.payment_id'))
    .innerJoin('till', sameTenant('till.id', 'refund_transfer.till_id'))
    .innerJoin('register', sameTenant('register.id', 'till.register_id'))
    .select(['refund_transfer.refund_id', 'till.id', 'register.name'])
    .where('refund_transfer.refund_id', 'in', refundIds)
    .where(isInCash)
    .orderBy('refund_transfer.id')
    .execute()

type TillOfRefund = Awaited<ReturnType<typeof tillsOfRefunds>>[number]
/** Distinct tills, as a reply lists them. */
export const viewTills = (tills: readonly Pick<TillOfRefund, 'id' | 'name'>[]) =>
  [...new Map(tills.map(({ id, name }) => [id, name]))].map(([publicId, registerName]) => ({
    publicId,
    registerName,
  }))
