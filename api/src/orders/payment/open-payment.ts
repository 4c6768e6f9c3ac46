import type { Reply } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/orders/payment/open-payment.ts'
import { profileOf } from '../../businesses/public.ts'
import { accessTo, catalogNames, type PaymentProviders } from '../../payments/public.ts'
import type { Db, Transaction } from '../../platform/db/db.ts'
import { selectRows, updateRows } from '../../platform/db/rows.ts'
import { isProtected } from '../../platform/fault-seams.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type OutsideCtx } from '../../platform/http/contexts.ts'
import { clientPlace } from '../../platform/network/client-place.ts'
import type { Throttle } from '../../sign-in/public.ts'
import { awaitedUntil, isStillAwaited } from '../balance.rules.ts'
import { lineNames } from '../line-name.view.ts'
import { loadOrder, type LoadedOrder } from '../load-orders.db.ts'
import { lockOrder } from '../orders.db.ts'
import { hasSomethingValid } from '../refunds/standing-units.rules.ts'
import { checkoutLines } from './checkout-lines.rules.ts'
import { withFreshPage } from './fresh-page.ts'
import { paymentPage, readToken } from './payment-token.ts'
import { sessionOf } from './payment-ways.ts'
import { paymentById, type PaymentRow } from './payments.db.ts'

export type LinkDeps = {
  providers: PaymentProviders
  publicUrl: string
  perGuess: Throttle
  perLink: Throttle
}
type LinkedPayment = { tenantId: string; payment: PaymentRow }

export const readPaymentLink = (deps: LinkDeps) =>
  handle(contract.readPaymentLink, async (ctx, { body }) => {
    const { tenantId, payment } = await paymentOf(deps, ctx, body.token)
    return ctx.inTenant({ tenantId, accountId: null }, 'read', async ({ db, now }) => {
      const loaded = await loadOrder(db, tenantId, payment.order_id)
      return viewLink(db, loaded, payment, now)
    })
  })

/** The token gives the business and the secret. Guesses are limited by address. */
async function paymentOf(
  { perGuess, perLink }: LinkDeps,
  ctx: OutsideCtx,
  token: string,
): Promise<LinkedPayment> {
  const named = readToken(token)
  const payment =
    named &&
    (await ctx.inTenant({ tenantId: named.tenantId, accountId: null }, 'read', ({ db }) =>
      selectRows(db, named.tenantId, 'payment')
        .selectAll()
        .where('link_token', '=', named.secret)
        .executeTakeFirst(),
    ))
  if (!payment) {
    await perGuess.spend(clientPlace(ctx.request.ip))
    throw apiError('NotFound')
  }
  await perLink.spend(payment.id)
  return { tenantId: named.tenantId, payment }
}

type LinkView = Reply<typeof contract.readPaymentLink>
const stateOf = ({ state, last_error }: PaymentRow, isOver: boolean): LinkView['state'] => {
  if (state === 'succeeded') return 'paid'
  if (state !== 'pending' || isOver) return 'expired'
  return last_error ? 'refused' : 'open'
}

async function viewLink(
  db: Db,
  { order, units, tenant }: LoadedOrder,
  payment: PaymentRow,
  now: string,
): Promise<LinkView> {
  const { contacts } = await profileOf(db, order.tenant_id)
  const until = awaitedUntil(order, payment)
  const isOver = until !== null && until <= now
  const state = stateOf(payment, isOver)
  const { keyOf, nameOf, partsOf } = lineNames(units, tenant.time_zone)
  const lines = Map.groupBy(
    units.filter(({ kind, parent_line_id }) => kind !== 'fee' && !parent_line_id),
    keyOf,
  )
  return {
    business: {
      name: tenant.name,
      colour: tenant.colour,
      contact: [contacts.email, contacts.phoneNumber].filter(Boolean),
    },
    language: order.language as 'fr' | 'en',
    orderReferenceNumber: order.reference,
    entries: [...lines.values()].map((pieces) => ({
      count: pieces.length,
      ...nameOf(pieces),
      parts: partsOf(pieces),
    })),
    amount: toDollars(payment.cents),
    state,
    // Before the payment there are no tickets.
    ...(state === 'paid' && !hasSomethingValid(units) && { hasNothingValid: true }),
    heldUntilDateTimeUtc: until,
    ...(payment.is_balance && { isBalance: true }),
    isEmailed: order.email !== null,
  }
}

/**
 * Opens the page of the provider, outside of any transaction. Its address is returned only after
 * the page is stored: an unstored page could be paid without our knowledge.
 */
export const openPayment = (deps: LinkDeps) =>
  handle(contract.openPayment, async (ctx, { body }) =>
    openPage(deps, ctx, {
      ...(await paymentOf(deps, ctx, body.token)),
      // The same for each opening of the page, as the idempotency key requires.
      returnUrl: `${paymentPage(deps.publicUrl, body.token, null)}&back=0`,
    }),
  )

type ReturnPages = { returnUrl: string; paidUrl?: string }
/**
 * Opens the page of the provider for a payment; the buyer comes back to `returnUrl`, and to
 * `paidUrl` after the payment.
 *
 * @throws HoldOver, ProviderAway, ProviderNotOffered
 */
export async function openPage(
  deps: Pick<LinkDeps, 'providers'>,
  ctx: OutsideCtx,
  { returnUrl, paidUrl = returnUrl, ...linked }: LinkedPayment & ReturnPages,
): Promise<{ url: string }> {
  const { tenantId } = linked
  const payment = await withFreshPage(deps, ctx, linked)
  const scope = { tenantId, accountId: null }
  const {
    loaded,
    access,
    names,
    page: kept,
  } = await ctx.inTenant(scope, 'read', async ({ db, now }) => ({
    loaded: await payable(db, payment, now),
    page: payment.provider_session ? await sessionOf(db, payment) : null,
    access: await accessTo(db, tenantId, {
      provider: payment.provider,
      account: payment.provider_account!,
    }),
    names: await catalogNames(db, tenantId),
  }))
  const { order, tenant } = loaded
  const checkouts = deps.providers[payment.provider]?.checkouts
  if (!checkouts) throw apiError('ProviderNotOffered')
  // The cart and the link of the email lead to one page, which returns to where it was first opened:
  // with other addresses, its key would be refused.
  const url = kept && (await checkouts.addressOf(kept).catch(() => null))
  if (url) return { url }
  const page = await checkouts
    .open({
      key: pageKey(payment),
      payment: payment.id,
      access,
      cents: payment.cents,
      feeCents: payment.fee_cents,
      lines: checkoutLines(loaded, names, payment.cents),
      title: `${tenant.name[order.language as 'fr' | 'en']} – ${order.reference}`,
      email: order.email,
      language: order.language,
      orderReference: order.reference,
      returnUrl,
      paidUrl,
      createdAt: payment.page_from ?? payment.created_at,
    })
    .catch((error: unknown) => {
      throw apiError('ProviderAway', {}, error)
    })
  await ctx.inTenant(scope, 'write', (tx) => keepPage(tx, payment, page))
  return { url: page.url }
}

/** Idempotency key per payment page; a retry reuses it. */
const pageKey = ({ id, page_tries: tries }: PaymentRow): string => (tries ? `${id}:${tries}` : id)

/** @throws HoldOver when it is paid, cancelled, or expired */
async function payable(db: Db, payment: PaymentRow, now: string) {
  const loaded = await loadOrder(db, payment.tenant_id, payment.order_id)
  const isAwaited = isStillAwaited(loaded.order, payment, now)
  if (payment.state !== 'pending' || !isAwaited) throw apiError('HoldOver')
  return loaded
}

type Page = { session: string; order: string | null }
async function keepPage(
  { db, now }: Transaction,
  payment: PaymentRow,
  { session, order }: Page,
): Promise<void> {
  const { tenant_id: tenantId, id } = payment
  await lockOrder(db, tenantId, payment.order_id)
  const current = await paymentById(db, tenantId, id)
  // The wait may have ended while the provider created the page.
  if (isProtected('ended-meanwhile')) await payable(db, current!, now)
  if (current!.provider_session === session) return
  await updateRows(db, tenantId, 'payment')
    .set({ provider_session: session, provider_order: order })
    .where('id', '=', id)
    .execute()
}
