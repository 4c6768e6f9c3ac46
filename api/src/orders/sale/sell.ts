import type { Input } from '@guichet/contract/endpoint.ts'
import type { Kind } from '@guichet/contract/kinds.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { sell as endpoint } from '@guichet/contract/orders/sell.ts'
import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { endHold, movePlaces, reserveTimed, type Move } from '../../availability/public.ts'
import { saveClient } from '../../clients/public.ts'
import { queueMail } from '../../mail/public.ts'
import { invalid, apiError } from '../../platform/api-error.ts'
import type { Ctx, Handler } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { paymentPostings, salePostings, sumOf } from '../../pricing/public.ts'
import { loadOrder } from '../load-orders.db.ts'
import { viewOrder } from '../orders.view.ts'
import { writePostings } from '../write-postings.ts'
import { shortagesOf, timedWantsOf } from './cart-shortages.ts'
import { viewDraftInvoice } from './draft-invoice.view.ts'
import { answersOf, questionsOf, writeAnswers } from './form-answers.ts'
import { passOwners } from './pass-owners.ts'
import { planCart } from './plan-cart.ts'
import { writeInvoice } from './write-invoice.ts'
import { writeOrder } from './write-order.ts'
import { writeTickets } from './write-tickets.ts'

type Sale = Input<typeof endpoint>['body']

/**
 * A sale at the counter: order, invoice, tickets, payment, books, mail and audit line, then the
 * places; all of it or nothing.
 */
export const sell: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { db, now, actor } = ctx
  const { tenantId } = actor
  const isForced = mayOverbook(ctx, body)
  const cart = await planCart(ctx, body.tickets)
  const held = await placesOfHold(ctx, body.holdPublicId)
  const [short] = isForced ? [] : await shortagesOf(db, tenantId, cart.lines, { held })
  if (short) throw apiError('NotEnoughInventory', short)
  const { finalCents } = cart.priced.totals
  if (body.expectedFinalCost !== undefined && body.expectedFinalCost !== finalCents)
    throw apiError('PriceChanged', {
      invoice: viewDraftInvoice(cart),
      finalCost: toDollars(finalCents),
    })
  const method = paymentMethod(ctx, body, finalCents)
  const language = body.language ?? 'fr'
  const ownersOf = await passOwners(ctx, cart.lines)
  const answers = answersOf(await questionsOf(db, tenantId, cart.lines), body, cart.lines, {
    language: ctx.language,
    kept: language,
  })

  const timed = timedWantsOf(cart.lines)
  const overbooked = new Set(
    (await reserveTimed(db, tenantId, timed, { isForced })).flatMap((isOver, i) =>
      isOver ? [timed[i]!.line] : [],
    ),
  )
  const clientId = body.email
    ? await saveClient(db, tenantId, { ...body, email: body.email, language })
    : null
  const paymentReference = body.payment?.reference ?? null
  const { orderId, reference } = await writeOrder(db, {
    tenantId,
    now,
    prefix: cart.business.orderPrefix,
    clientId,
    language,
    accountId: actor.accountId,
    body,
    paymentReference,
  })
  const units = await writeInvoice(db, { tenantId, orderId, now, cart })
  const { tickets, wants } = await writeTickets(ctx, orderId, units, ownersOf, (line) =>
    overbooked.has(line),
  )
  await writeAnswers(db, tenantId, orderId, answers, tickets)
  await db
    .insertInto('payment')
    .values({
      tenant_id: tenantId,
      id: newId(),
      order_id: orderId,
      method,
      provider: 'none',
      reference: paymentReference,
      cents: finalCents,
      state: 'succeeded',
      paid_at: now,
      business_day: cart.today,
      taken_by: actor.accountId,
    })
    .execute()
  await writePostings(
    db,
    { tenantId, orderId, businessDay: cart.today },
    salePostings(
      units.map(({ line, part }) => ({
        ...part,
        kind: (line?.type.kind ?? 'fee') as Kind | 'fee',
      })),
    ),
    paymentPostings(method, finalCents),
  )
  if (body.email)
    await queueMail(db, {
      tenantId,
      kind: 'order-confirmation',
      dedupeKey: `order-confirmation:${orderId}`,
      to: body.email,
      language,
      now,
      data: {},
      orderId,
      clientId,
    })
  await ctx.audit('order.created', 'order', orderId, {
    orderId,
    facts: {
      reference,
      finalCents,
      method,
      tickets: tickets.length,
      units: sumOf(cart.lines.map((line) => line.quantity)),
    },
  })
  const view = viewOrder(await loadOrder(db, tenantId, orderId), actor)
  const beyond = await movePlaces(db, tenantId, { take: wants, give: held, isForced })
  if (beyond.length || overbooked.size)
    await ctx.audit('order.overbooked', 'order', orderId, {
      orderId,
      facts: { resources: beyond.length + overbooked.size },
      texts: { reason: body.overbookingReason! },
    })
  return view
}

/** What was paid with: nothing to pay is free, and only that is. */
function paymentMethod({ language }: Ctx, { payment }: Sale, finalCents: number): string {
  if (finalCents === 0) return 'free'
  if (payment?.method === 'free')
    throw invalid([
      { field: 'payment.method', rule: 'choice', detail: sentenceOf('choice', language) },
    ])
  return payment?.method ?? 'other'
}

/** Main staff may sell what is not there, with a reason; nobody else. Source: decisions 7. */
function mayOverbook({ actor }: Ctx, { overbookingReason }: Sale): boolean {
  if (overbookingReason && !actor.isMain)
    throw apiError('Restricted', { restriction: 'Overbooking' })
  return overbookingReason !== undefined
}

/**
 * Ends the hold that the cart comes from: what it kept is taken by the sale in the same
 * transaction.
 */
async function placesOfHold(
  { db, now, actor: { tenantId } }: Ctx,
  holdId: string | undefined,
): Promise<Move[]> {
  if (!holdId) return []
  const freed = await endHold(db, tenantId, holdId, 'sold', now)
  if (!freed) throw apiError('HoldOver')
  return freed
}
