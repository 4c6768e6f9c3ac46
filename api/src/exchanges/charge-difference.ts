import {
  entryRow,
  agreedPayment,
  chargedPostings,
  findByReference,
  writeInvoiceOf,
  writePayment,
  writePostings,
  type LineToWrite,
} from '../orders/public.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { receivedPostings, salePostings, type PostedKind } from '../pricing/public.ts'
import type { CarriedAccessory } from '../tickets/public.ts'
import { addedKey, ticketKey, type Difference } from './difference.ts'
import type { PlannedChange, PlannedExchange } from './plan-exchange.ts'

type Unit = LineToWrite['units'][number] & { accessory?: CarriedAccessory }
type Line = LineToWrite<Unit> & { kind: PostedKind }
type Payment = Parameters<typeof agreedPayment>[1]['payment']

/**
 * Writes a second invoice for an exchange: the price differences of its tickets, and added
 * accessories, at 0 when the price stays. The difference is paid at once; `creditedCents` of it
 * come from what the same exchange refunds.
 *
 * @returns The new accessories of the rentals
 */
export async function chargeDifference(
  ctx: Ctx,
  plan: PlannedExchange,
  { charged, creditedCents }: Difference,
  payment: Payment,
): Promise<CarriedAccessory[]> {
  const { db, now, tenantId, audit } = ctx
  const { business, today, loaded, changes } = plan
  const orderId = loaded.order.id
  const lines = changes.flatMap((change, place) => [
    ...ticketLines(change, place, charged),
    ...accessoryLines(change, place, charged),
  ])
  if (lines.length === 0) return []
  const ordinal = Math.max(...loaded.invoices.map((invoice) => invoice.ordinal)) + 1
  const invoice = { tenantId, orderId, ordinal, now, business, priced: charged }
  const fee = await writeInvoiceOf(db, invoice, lines)
  const units = lines.flatMap(({ kind, units: unitsOfLine }) =>
    unitsOfLine.map(({ part }) => ({ ...part, kind })),
  )
  await writePostings(
    db,
    { tenantId, orderId, businessDay: today },
    salePostings(units),
    ...chargedPostings([{ platform_fee: fee }]),
  )
  const cents = charged.totals.finalCents - creditedCents
  if (cents > 0) {
    const agreed = await agreedPayment(ctx, { payment }, cents)
    const { method } = agreed
    const reference = payment?.reference
    await writePayment(ctx, { orderId, payment: agreed, reference, cents, today })
    if (reference) await findByReference(db, loaded.order, reference)
    await writePostings(
      db,
      { tenantId, orderId, businessDay: today },
      ...receivedPostings(method, cents),
    )
    await audit('order.difference_paid', 'order', orderId, {
      orderId,
      facts: { totalCents: cents, method },
    })
  }
  return lines.flatMap(({ units }) => units.flatMap(({ accessory }) => accessory ?? []))
}

/** Lines for the price differences of tickets, equal amounts together. */
function ticketLines(
  { tickets, entry }: PlannedChange,
  place: number,
  charged: Difference['charged'],
): Line[] {
  const lineKey = ticketKey(place)
  const pieces = charged.parts
    .filter(({ key }) => key.startsWith(`${lineKey}.`))
    .map((part) => ({ part, ticket: tickets[Number(part.key.slice(lineKey.length + 1))]! }))
  return [...Map.groupBy(pieces, ({ part }) => part.grossCents)].map(([cents, same]) => ({
    kind: 'adjustment',
    row: {
      id: newId(),
      kind: 'adjustment',
      product_id: entry.type.id,
      category_title: entry.type.category_title,
      product_title: entry.title,
      count: same.length,
      unit_cents: cents,
    },
    units: same.map(({ part, ticket }, ordinal) => ({
      id: newId(),
      ordinal,
      part,
      parentUnitId: ticket.unitId,
    })),
  }))
}

/** Lines for added accessories, which are assigned to the rentals in turn. */
const accessoryLines = (
  { tickets, accessories }: PlannedChange,
  place: number,
  charged: Difference['charged'],
): Line[] =>
  accessories.added.map(({ line, quantity }, i) => {
    const parts = charged.parts.filter(({ key }) => key.startsWith(`${addedKey(place, i)}.`))
    return {
      kind: 'accessory_rental',
      row: {
        ...entryRow(line),
        id: newId(),
        count: quantity,
        unit_cents: parts[0]!.grossCents,
      },
      units: parts.map((part, ordinal): Unit => {
        const id = newId()
        const ofUnitId = tickets[ordinal % tickets.length]!.unitId
        const { resourceId } = line.takes!
        return {
          id,
          ordinal,
          part,
          parentUnitId: ofUnitId,
          accessory: { unitId: id, ofUnitId, resourceId, productId: line.type.id },
        }
      }),
    }
  })
