import { randomBytes } from 'node:crypto'
import type { Input } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { cashFor, roundingOf } from '@guichet/contract/orders/cash.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import { accountInUse, takesPayments } from '../../payments/public.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { personIdOf } from '../../platform/http/actor.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { fieldProblem } from '../../platform/http/field-problem.ts'
import { newId } from '../../platform/values/ids.ts'
import { tillFor } from '../../till/public.ts'
import type { SellingCtx } from './cart/planned-cart.ts'
import { isTerminalReferenceRequired } from './terminal-reference.db.ts'

type Payment = Input<typeof sell>['body']['payment']

/** Minimum amount of providers. Source: docs.stripe.com/currencies (minimum charge amounts). */
export const leastOnlineCents = 50

/** Provider account of a sale that waits for its payment, and the end of its hold. */
export type AwaitedPayment = {
  provider: string
  account: string
  until: string
  isAtTerminal: boolean
}
export type AgreedPayment = {
  method: string
  awaited: AwaitedPayment | null
  /** Cash tendered by the client, in cents, when the counter entered it. */
  tenderedCents?: number | undefined
}

/**
 * Resolves the payment method; `free` if and only if the amount is 0. A card may need the reference
 * of a separate terminal, cash must be at least the amount due, a link or a connected terminal
 * needs a provider that is ready.
 *
 * @throws PaymentsNotReady, TerminalNotConnected, InvalidRequest
 */
export async function agreedPayment(
  ctx: Ctx,
  { payment }: { payment?: Payment | undefined },
  cents: number,
): Promise<AgreedPayment> {
  if (cents === 0) return { method: 'free', awaited: null }
  const method = payment?.method ?? 'other'
  if (method === 'free') throw fieldProblem('payment.method', 'choice', ctx.language)
  if (method === 'link') return { method: 'online', awaited: await awaitedPayment(ctx, cents) }
  if (method === 'terminal')
    return { method: 'card', awaited: await awaitedPayment(ctx, cents, true) }
  return agreedAtCounter(ctx, { method, ...payment }, cents)
}

/** Resolves a payment in cash, or by card on a separate terminal. */
async function agreedAtCounter(
  { db, language, tenantId }: Ctx,
  { method, reference, tendered }: NonNullable<Payment>,
  cents: number,
): Promise<AgreedPayment> {
  if (method === 'cash')
    return { method, awaited: null, tenderedCents: enough(tendered, cents, language) }
  const isUnmatched = method === 'card' && !reference
  if (isUnmatched && (await isTerminalReferenceRequired(db, tenantId)))
    throw fieldProblem('payment.reference', 'required', language)
  return { method, awaited: null }
}

/** Validates the tendered cash: it is at least the amount due. */
function enough(
  tenderedCents: number | undefined,
  cents: number,
  language: Ctx['language'],
): number | undefined {
  const dueCents = cashFor(cents)
  if (tenderedCents !== undefined && tenderedCents < dueCents)
    throw fieldProblem('payment.tendered', `lessThanDue:${toDollars(dueCents)}`, language)
  return tenderedCents
}

async function awaitedPayment(
  { db, now, language, tenantId }: Ctx,
  cents: number,
  isAtTerminal = false,
): Promise<AwaitedPayment> {
  if (cents < leastOnlineCents) throw fieldProblem('payment.method', 'choice', language)
  const account = await accountInUse(db, tenantId)
  if (!takesPayments(account)) throw apiError('PaymentsNotReady')
  if (isAtTerminal && !account.terminal_ref) throw apiError('TerminalNotConnected')
  const { hold_minutes: minutes } = await selectRows(db, tenantId, 'tenant_setting')
    .select('hold_minutes')
    .executeTakeFirstOrThrow()
  return {
    provider: account.provider,
    account: account.account_ref,
    until: new Date(Date.parse(now) + minutes * 60_000).toISOString(),
    isAtTerminal,
  }
}

type PaymentToWrite = {
  orderId: string
  payment: AgreedPayment
  reference: string | undefined
  cents: number
  /** Part of it that the provider hands over as the platform fee, in cents. */
  feeCents?: number
  /** Local date of the business. */
  today: string
  /** True when it pays the balance after the sale. */
  isBalance?: boolean
}
/**
 * Writes a payment that the counter has received, or that a link requests. Payments at the counter
 * belong to the open till of the clerk.
 *
 * @returns The payment's id
 * @throws NoOpenTill
 */
export async function writePayment(
  ctx: SellingCtx,
  {
    orderId,
    payment: { method, awaited, tenderedCents },
    reference,
    cents,
    today,
    isBalance = false,
    ...paid
  }: PaymentToWrite,
): Promise<string> {
  const { db, now, tenantId, actor } = ctx
  const id = newId()
  const isAtCounter = !awaited && method !== 'free'
  const tillId = isAtCounter ? await tillFor(ctx, [method]) : null
  await db
    .insertInto('payment')
    .values({
      tenant_id: tenantId,
      id,
      order_id: orderId,
      method,
      reference: reference ?? null,
      cents,
      rounding_cents: isAtCounter ? roundingOf(method, cents) : 0,
      tendered_cents: tenderedCents ?? null,
      taken_by: personIdOf(actor),
      created_at: now,
      is_balance: isBalance,
      till_id: tillId,
      ...(awaited
        ? {
            provider: awaited.provider,
            provider_account: awaited.account,
            link_token: awaited.isAtTerminal ? null : randomBytes(24).toString('base64url'),
            state: 'pending',
            fee_cents: paid.feeCents ?? 0,
            ...(isBalance && { ends_at: awaited.until }),
          }
        : { provider: 'none', state: 'succeeded', paid_at: now, business_day: today }),
    })
    .execute()
  return id
}
