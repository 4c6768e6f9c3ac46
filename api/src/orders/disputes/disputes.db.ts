import { sameTenant } from '../../database/same-tenant.ts'
import type { ProviderDispute } from '../../payments/public.ts'
import type { Db } from '../../platform/db/db.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { sumOfCents } from '../../platform/db/sum-of-cents.ts'
import { newId } from '../../platform/values/ids.ts'

export type DisputeRow = NonNullable<Awaited<ReturnType<typeof disputeByRef>>>
/** Loads a dispute by the provider's reference. */
export const disputeByRef = (db: Db, tenantId: string, ref: string) =>
  selectRows(db, tenantId, 'dispute').selectAll().where('provider_ref', '=', ref).executeTakeFirst()

/** All disputes of an order, oldest first. */
export const disputesOf = (db: Db, tenantId: string, orderId: string) =>
  selectRows(db, tenantId, 'dispute')
    .innerJoin('payment', sameTenant('payment.id', 'dispute.payment_id'))
    .selectAll('dispute')
    .where('payment.order_id', '=', orderId)
    .orderBy('dispute.opened_at')
    .orderBy('dispute.id')
    .execute()

/** Account of a business at a provider. */
export type Account = { tenantId: string; provider: string; account: string }

export type DisputedPayment = NonNullable<Awaited<ReturnType<typeof paymentOfDispute>>>
/** The disputed payment, or undefined when it was not made here. */
export const paymentOfDispute = (db: Db, providerAccount: Account, paymentRef: string | null) =>
  selectRows(db, providerAccount.tenantId, 'payment')
    .innerJoin('tenant', 'tenant.id', 'payment.tenant_id')
    .select([
      'payment.id',
      'payment.tenant_id',
      'payment.order_id',
      'payment.method',
      'payment.cents',
      'tenant.time_zone',
    ])
    .where('payment.provider', '=', providerAccount.provider)
    .where('payment.provider_account', '=', providerAccount.account)
    .where('payment.provider_ref', '=', paymentRef)
    .where('payment.state', '=', 'succeeded')
    .executeTakeFirst()

/** Whether a payment begun before an instant is still pending: it may be the disputed one. */
export async function isPaymentAwaited(
  db: Db,
  providerAccount: Account,
  before: string,
): Promise<boolean> {
  const row = await selectRows(db, providerAccount.tenantId, 'payment')
    .select('id')
    .where('provider', '=', providerAccount.provider)
    .where('provider_account', '=', providerAccount.account)
    .where('state', '=', 'pending')
    .where('created_at', '<=', before)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Amount that banks withdrew from a payment for its other disputes, in cents. */
export async function withdrawnByOthers(
  db: Db,
  { tenant_id: tenantId, id }: DisputedPayment,
  ref: string,
): Promise<number> {
  const { cents } = await selectRows(db, tenantId, 'dispute')
    .select(sumOfCents('cents').as('cents'))
    .where('payment_id', '=', id)
    .where('provider_ref', '!=', ref)
    .where('is_withdrawn', '=', true)
    .executeTakeFirstOrThrow()
  return cents
}

type Reading = {
  payment: DisputedPayment
  ref: string
  read: ProviderDispute
  cents: number
  askedAt: string
  closedAt: string | null
}
/** Saves a dispute as it was read. @returns Its id in the database */
export async function keepDispute(db: Db, reading: Reading): Promise<string> {
  const { payment, ref, read, cents, askedAt, closedAt } = reading
  const stands = {
    state: read.state,
    reason: read.reason,
    cents,
    is_withdrawn: read.isWithdrawn,
    is_answered: read.isAnswered,
    answer_by: read.answerBy,
    closed_at: closedAt,
    page_url: read.pageUrl,
    asked_at: askedAt,
  }
  const { id } = await db
    .insertInto('dispute')
    .values({
      tenant_id: payment.tenant_id,
      id: newId(),
      payment_id: payment.id,
      provider_ref: ref,
      opened_at: read.openedAt,
      ...stands,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider_ref']).doUpdateSet(stands))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
