import type { Input } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import type { Ctx } from '../../platform/contexts.ts'
import { fieldProblem } from '../../platform/field-problem.ts'
import { newId } from '../../platform/ids.ts'
import { isTerminalReferenceRequired } from './terminal-reference.db.ts'

type Payment = Input<typeof sell>['body']['payment']

/**
 * What was paid with: nothing to pay is free, and only that is. A card may need the reference of
 * the terminal.
 */
export async function paymentMethod(
  { db, language, actor: { tenantId } }: Ctx,
  { payment }: { payment?: Payment | undefined },
  finalCents: number,
): Promise<string> {
  if (finalCents === 0) return 'free'
  if (payment?.method === 'free') throw fieldProblem('payment.method', 'choice', language)
  const isUnmatched = payment?.method === 'card' && !payment.reference
  if (isUnmatched && (await isTerminalReferenceRequired(db, tenantId)))
    throw fieldProblem('payment.reference', 'required', language)
  return payment?.method ?? 'other'
}

type Paid = {
  orderId: string
  method: string
  reference: string | undefined
  cents: number
  /** The day of the business. */
  today: string
}
/** Money that the counter has received. */
export const writePayment = (
  { db, now, actor }: Ctx,
  { orderId, method, reference, cents, today }: Paid,
) =>
  db
    .insertInto('payment')
    .values({
      tenant_id: actor.tenantId,
      id: newId(),
      order_id: orderId,
      method,
      provider: 'none',
      reference: reference ?? null,
      cents,
      state: 'succeeded',
      paid_at: now,
      business_day: today,
      taken_by: actor.accountId,
    })
    .execute()
