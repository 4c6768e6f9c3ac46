import type { PaymentProviders, ProviderSession } from '../../payments/public.ts'
import type { OutsideCtx } from '../../platform/http/contexts.ts'
import { lockOrder } from '../orders.db.ts'
import { renewPage } from './end-balance-wait.ts'
import { sessionOf } from './payment-ways.ts'
import { paymentById, type PaymentRow } from './payments.db.ts'

type LinkedPayment = { tenantId: string; payment: PaymentRow }

/** A page whose creation got no answer is requested with the same key for this long. */
const unheardHours = 12

/**
 * Opens another page when the page of a balance has expired: its link lives longer than any page of
 * a provider. The wait of a sale ends long before its page.
 */
export async function withFreshPage(
  { providers }: { providers: PaymentProviders },
  ctx: OutsideCtx,
  { tenantId, payment }: LinkedPayment,
): Promise<PaymentRow> {
  if (!payment.is_balance || payment.state !== 'pending') return payment
  const scope = { tenantId, accountId: null }
  if (payment.provider_session) {
    const session = await ctx.inTenant(scope, 'read', ({ db }) => sessionOf(db, payment))
    if (!(await isExpired(providers, payment, session))) return payment
  }
  return ctx.inTenant(scope, 'write', async ({ db, now }) => {
    await lockOrder(db, tenantId, payment.order_id)
    const current = (await paymentById(db, tenantId, payment.id))!
    const isSame = current.state === 'pending' && current.page_tries === payment.page_tries
    const isDue = payment.provider_session
      ? current.provider_session === payment.provider_session
      : current.provider_session === null && isOld(current, now)
    if (!isSame || !isDue) return current
    await renewPage(db, current, now)
    return (await paymentById(db, tenantId, payment.id))!
  })
}

const isOld = ({ page_from, created_at }: PaymentRow, now: string): boolean =>
  Date.parse(now) - Date.parse(page_from ?? created_at) > unheardHours * 3_600_000

/** When the provider does not answer, its page is requested anyway, which reports the error. */
async function isExpired(
  providers: PaymentProviders,
  { provider }: PaymentRow,
  session: ProviderSession,
): Promise<boolean> {
  const state = await providers[provider]?.checkouts?.read(session).catch(() => null)
  return state?.state === 'expired'
}
