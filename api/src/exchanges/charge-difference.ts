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
import type { PlannedExchange } from './plan-exchange.ts'

type Unit = LineToWrite['units'][number] & { accessory?: CarriedAccessory }
type Line = LineToWrite<Unit> & { kind: PostedKind }
type Payment = Parameters<typeof agreedPayment>[1]['payment']

/**
 * Writes a second invoice for an exchange: the price differences of its tickets, and added
 * accessories, at 0 when the price stays. It is paid at once.
 *
 * @returns The new accessories of the rentals
 */
export async function chargeDifference(
  ctx: Ctx,
  plan: PlannedExchange,
  { charged }: Difference,
  payment: Payment,
): Promise<CarriedAccessory[]> {
  const { db, now, tenantId, audit } = ctx
  const { business, today, loaded } = plan
  const orderId = loaded.order.id
  const lines = [...ticketLines(plan, charged), ...accessoryLines(plan, charged)]
  if (lines.length === 0) return []
  const ordinal = Math.max(...loaded.invoices.map((invoice) => invoice.ordinal)) + 1
  const invoice = { tenantId, orderId, ordinal, now, business, priced: charged }
  const fee = await writeInvoiceOf(db, invoice, lines)
  const cents = charged.totals.finalCents
  if (cents > 0) {
    const agreed = await agreedPayment(ctx, { payment }, cents)
    const { method } = agreed
    const reference = payment?.reference
    await writePayment(ctx, { orderId, payment: agreed, reference, cents, today })
    if (reference) await findByReference(db, loaded.order, reference)
    const units = lines.flatMap(({ kind, units: unitsOfLine }) =>
      unitsOfLine.map(({ part }) => ({ ...part, kind })),
    )
    await writePostings(
      db,
      { tenantId, orderId, businessDay: today },
      salePostings(units),
      ...receivedPostings(method, cents),
      ...chargedPostings([{ platform_fee: fee }]),
    )
    await audit('order.difference_paid', 'order', orderId, {
      orderId,
      facts: { totalCents: cents, method },
    })
  }
  return lines.flatMap(({ units }) => units.flatMap(({ accessory }) => accessory ?? []))
}

/** Lines for the price differences of tickets, equal amounts together. */
function ticketLines({ tickets, entry }: PlannedExchange, charged: Difference['charged']): Line[] {
  const pieces = charged.parts.flatMap((part) => {
    const [key, place] = part.key.split('.')
    return key === ticketKey ? [{ part, ticket: tickets[Number(place)]! }] : []
  })
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
  { tickets, accessories }: PlannedExchange,
  charged: Difference['charged'],
): Line[] =>
  accessories.added.map(({ line, quantity }, i) => {
    const parts = charged.parts.filter(({ key }) => key.startsWith(`${addedKey(i)}.`))
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
