import type { Body } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/exchanges/exchange-ticket.ts'
import { toCents, toDollars } from '@guichet/contract/money.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { movePlaces } from '../availability/public.ts'
import { cashOfRefunds, refundDifference, lockOrder, titlesOf } from '../orders/public.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertCurrent } from '../platform/http/versions.ts'
import { mustFind } from '../platform/values/must.ts'
import { markAnswered } from '../rescheduling/public.ts'
import { lockTimed } from '../resources/public.ts'
import { carryOutMoves, lockOrdersOf, writeExchangedProduct } from '../tickets/public.ts'
import { chargeDifference } from './charge-difference.ts'
import { differenceOf, settlementOf, type Difference } from './difference.ts'
import { dropAccessories } from './exchanges.db.ts'
import { changesNothing, planExchange, type PlannedExchange } from './plan-exchange.ts'

/**
 * Exchanges a ticket, and equal ones when several are requested: their places, equipment and price
 * change in one transaction.
 */
export const exchangeTicket = handle(
  contract.exchangeTicket,
  async (ctx, { params: { id }, body }) => {
    const { db, now, tenantId, timeZone, accountId, audit } = ctx
    if (body.publicId && body.publicId !== id) throw apiError('NotFound')
    await lockOrdersOf(db, tenantId, [id])
    const plan = await planExchange(ctx, id, body)
    const current = { subjectId: id, version: plan.tickets[0]!.version }
    const unseen = await assertCurrent(db, tenantId, current, body.version)
    if (changesNothing(plan)) return unchanged(plan)
    const difference = await agreeOnDifference(ctx, plan, body)
    const { kept, dropped } = plan.accessories
    const droppedUnitIds = dropped.map(({ unitId }) => unitId)
    await lockTimed(db, tenantId, resourcesOf(plan))
    const added = await chargeDifference(ctx, plan, difference, body.payment)
    const { moved, places } = await carryOutMoves(
      { db, now, tenantId, timeZone, audit },
      plan.moves.map((move) => ({ ...move, unseen })),
      { accessories: [...kept, ...added], droppedUnitIds },
    )
    await dropAccessories(db, tenantId, droppedUnitIds, now)
    await writeExchange(ctx, plan)
    const ticketIds = plan.tickets.map((ticket) => ticket.id)
    await markAnswered(db, tenantId, ticketIds, {
      answer: 'moved',
      now,
      accountId,
    })
    const refundPublicId = await giveDifferenceBack(ctx, plan, difference)
    await movePlaces(db, tenantId, places)
    const [inCash] = refundPublicId ? await cashOfRefunds(db, tenantId, [refundPublicId]) : []
    return {
      tickets: moved.map(({ id: publicId, version }) => ({ publicId, version })),
      difference: toDollars(difference.totalCents),
      refundPublicId,
      ...(inCash && { cash: toDollars(inCash.cents) }),
    }
  },
)

const unchanged = ({ tickets }: PlannedExchange) => ({
  tickets: tickets.map(({ id: publicId, version }) => ({ publicId, version })),
  difference: 0,
  refundPublicId: null,
})

/**
 * @throws PriceChanged when the clerk saw another difference; Restricted when money is refunded and
 *   the clerk may not refund
 */
async function agreeOnDifference(
  { db, tenantId, actor: { restrictions } }: Ctx,
  plan: PlannedExchange,
  { priceDifference, expectedDifference }: Body<typeof contract.exchangeTicket>,
): Promise<Difference> {
  const settlement = await settlementOf(db, tenantId, plan)
  const isSettled = priceDifference === 'settle' && settlement.whyPriceStays === null
  const difference = differenceOf(plan, settlement, isSettled)
  const isExpected =
    expectedDifference === undefined || toCents(expectedDifference) === difference.totalCents
  if (!isExpected) throw apiError('PriceChanged', { finalCost: toDollars(difference.totalCents) })
  if (difference.back.length && restrictions.has('Refund'))
    throw apiError('Restricted', { restriction: 'Refund' })
  return difference
}

/** Timed resources that the exchange takes; they are locked before other writes. */
const resourcesOf = ({ moves, accessories: { kept, added } }: PlannedExchange): string[] => [
  ...moves.flatMap(({ rental }) => rental?.sizeResourceId ?? []),
  ...kept.map(({ resourceId }) => resourceId),
  ...added.flatMap(({ line }) => line.takes?.resourceId ?? []),
]

/** Writes the new products of the tickets, with an audit line for each. */
async function writeExchange(
  { db, tenantId, audit }: Ctx,
  { loaded, tickets, entry, isSameProduct, moves, accessories }: PlannedExchange,
): Promise<void> {
  const hasOtherSize = moves[0]!.rental?.sizeId !== tickets[0]!.rental?.sizeId
  const orderId = loaded.order.id
  const became = { productTitle: entry.title, categoryTitle: entry.type.category_title }
  if (!isSameProduct || hasOtherSize)
    await writeExchangedProduct(db, tenantId, {
      unitIds: tickets.map(({ unitId }) => unitId),
      productId: entry.type.id,
      ...became,
    })
  const changed = accessories.added.length + accessories.dropped.length
  for (const ticket of tickets) {
    if (!isSameProduct || hasOtherSize)
      await audit('ticket.exchanged', 'ticket', ticket.id, {
        orderId,
        facts: exchangeFacts(loaded, ticket, { ...became, entry }),
      })
    if (changed)
      await audit('ticket.accessories_changed', 'ticket', ticket.id, {
        orderId,
        facts: {
          added: accessories.added.map(({ line, quantity }) => ({ title: line.title, quantity })),
          dropped: accessories.dropped.length,
        },
      })
  }
}

/** Audit facts: the ticket before and after the exchange, with the names at that time. */
function exchangeFacts(
  { units }: PlannedExchange['loaded'],
  { unitId, productId, rental }: PlannedExchange['tickets'][number],
  { entry, ...became }: Became & Pick<PlannedExchange, 'entry'>,
) {
  const { title: productTitle, categoryTitle } = titlesOf(
    mustFind(units, ({ id }) => id === unitId),
  )
  const [from, to] = [rental?.duration ?? null, entry.type.duration]
  const isSame = from === to
  return {
    fromProductId: productId,
    toProductId: entry.type.id,
    from: { productTitle, categoryTitle, ...(!isSame && { duration: from }) },
    to: { ...became, ...(!isSame && { duration: to }) },
  }
}
type Became = { productTitle: Bilingual; categoryTitle: Bilingual | null }

async function giveDifferenceBack(
  ctx: Ctx,
  { loaded }: PlannedExchange,
  { back }: Difference,
): Promise<string | null> {
  if (back.length === 0) return null
  const order = await lockOrder(ctx.db, ctx.tenantId, loaded.order.id)
  const reason = order.language === 'en' ? 'Ticket exchange' : 'Échange de billet'
  return refundDifference(ctx, { order, loaded, reason, items: back })
}
