import type { Input } from '@guichet/contract/endpoint.ts'
import type { exchangeTickets } from '@guichet/contract/exchanges/exchange-tickets.ts'
import { toCents, toDollars } from '@guichet/contract/money.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { movePlaces } from '../availability/public.ts'
import { cashOfRefunds, lockOrder, refundDifference, titlesOf } from '../orders/public.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { assertCurrent, type Unseen } from '../platform/http/versions.ts'
import { mustFind } from '../platform/values/must.ts'
import { markAnswered } from '../rescheduling/public.ts'
import { lockTimed } from '../resources/public.ts'
import { carryOutMoves, writeExchangedProduct } from '../tickets/public.ts'
import { chargeDifference } from './charge-difference.ts'
import { differenceOf, settlementsOf, type Difference } from './difference.ts'
import { dropAccessories } from './exchanges.db.ts'
import { changesNothing, type PlannedChange, type PlannedExchange } from './plan-exchange.ts'

type Agreement = Omit<Input<typeof exchangeTickets>['body'], 'changes'>
type ChangeToCarryOut = PlannedChange & { unseen: Unseen }

/**
 * Carries out an exchange whose order the caller has locked: places, equipment and price change in
 * one transaction. `versions`: version of the named ticket of each change, as the clerk saw it.
 * Tickets that already are as chosen stay as they are, with their code.
 *
 * @throws StaleVersion, PriceChanged, Restricted, NotEnoughInventory
 */
export async function carryOutExchange(
  ctx: Ctx,
  planned: PlannedExchange,
  versions: readonly (number | undefined)[],
  agreement: Agreement,
) {
  const { db, now, tenantId, timeZone, accountId, audit } = ctx
  const changes: ChangeToCarryOut[] = []
  for (const [place, change] of planned.changes.entries()) {
    const { id: subjectId, version } = change.tickets[0]!
    const unseen = await assertCurrent(db, tenantId, { subjectId, version }, versions[place])
    if (!changesNothing(change)) changes.push({ ...change, unseen })
  }
  if (changes.length === 0) return answerOf(planned, [])
  const plan = { ...planned, changes }
  const difference = await agreeOnDifference(ctx, plan, agreement)
  const kept = changes.flatMap(({ accessories }) => accessories.kept)
  const droppedUnitIds = changes.flatMap(({ accessories }) =>
    accessories.dropped.map(({ unitId }) => unitId),
  )
  await lockTimed(db, tenantId, changes.flatMap(resourcesOf))
  const added = await chargeDifference(ctx, plan, difference, agreement.payment)
  const { moved, places } = await carryOutMoves(
    { db, now, tenantId, timeZone, audit },
    changes.flatMap(({ moves, unseen }) => moves.map((move) => ({ ...move, unseen }))),
    { accessories: [...kept, ...added], droppedUnitIds },
  )
  await dropAccessories(db, tenantId, droppedUnitIds, now)
  for (const change of changes) await writeChange(ctx, plan, change)
  await markAnswered(
    db,
    tenantId,
    moved.map(({ id }) => id),
    { answer: 'moved', now, accountId },
  )
  const refundPublicId = await giveDifferenceBack(ctx, plan, difference)
  await movePlaces(db, tenantId, places)
  const [inCash] = refundPublicId ? await cashOfRefunds(db, tenantId, [refundPublicId]) : []
  return {
    ...answerOf(planned, moved),
    difference: toDollars(difference.totalCents),
    refundPublicId,
    ...(inCash && { cash: toDollars(inCash.cents) }),
  }
}

/** The tickets of an exchange with their versions, in the order of the request. */
function answerOf({ changes }: PlannedExchange, moved: readonly { id: string; version: number }[]) {
  const versions = new Map(moved.map(({ id, version }) => [id, version]))
  return {
    tickets: changes.flatMap(({ tickets }) =>
      tickets.map(({ id, version }) => ({ publicId: id, version: versions.get(id) ?? version })),
    ),
    difference: 0,
    refundPublicId: null,
  }
}

/**
 * @throws PriceChanged when the clerk saw another difference; Restricted when money is refunded and
 *   the clerk may not refund
 */
async function agreeOnDifference(
  { db, tenantId, actor: { restrictions } }: Ctx,
  plan: PlannedExchange,
  { priceDifference, expectedDifference }: Agreement,
): Promise<Difference> {
  const settlements = await settlementsOf(db, tenantId, plan)
  const difference = differenceOf(plan, settlements, priceDifference === 'settle')
  const isExpected =
    expectedDifference === undefined || toCents(expectedDifference) === difference.totalCents
  if (!isExpected) throw apiError('PriceChanged', { finalCost: toDollars(difference.totalCents) })
  if (difference.totalCents < 0 && restrictions.has('Refund'))
    throw apiError('Restricted', { restriction: 'Refund' })
  return difference
}

/** Timed resources that a change takes; they are locked before other writes. */
const resourcesOf = ({ moves, accessories: { kept, added } }: PlannedChange): string[] => [
  ...moves.flatMap(({ rental }) => rental?.sizeResourceId ?? []),
  ...kept.map(({ resourceId }) => resourceId),
  ...added.flatMap(({ line }) => line.takes?.resourceId ?? []),
]

/** Writes the new product of the tickets of a change, with an audit line for each. */
async function writeChange(
  { db, tenantId, audit }: Ctx,
  { loaded }: PlannedExchange,
  { tickets, entry, isSameProduct, moves, accessories }: PlannedChange,
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
  { unitId, productId, rental }: PlannedChange['tickets'][number],
  { entry, ...became }: Became & Pick<PlannedChange, 'entry'>,
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
  { back, creditedCents }: Difference,
): Promise<string | null> {
  if (back.length === 0) return null
  const order = await lockOrder(ctx.db, ctx.tenantId, loaded.order.id)
  const reason = order.language === 'en' ? 'Ticket exchange' : 'Échange de billet'
  return refundDifference(ctx, {
    order,
    loaded,
    reason,
    items: back,
    chargedCents: creditedCents,
  })
}
