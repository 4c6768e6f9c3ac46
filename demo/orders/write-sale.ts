import { wallTimeOf } from '@guichet/api/src/platform/values/zoned-time.ts'
import { iso } from '../businesses/calendar.ts'
import { bilingual } from '../businesses/kinds-of-business.ts'
import type { Business } from '../businesses/make-business.ts'
import type { CartLine } from './cart-line.ts'
import type { DemoOrder } from './demo-order.ts'
import type { Client } from './make-clients.ts'
import { taxOf, type SoldLine, type SoldUnit } from './sold-unit.ts'

const ticketTexts = bilingual('Billet journalier', 'Daily ticket')
const feeTexts = bilingual('Frais de service', 'Service fee')
/** Common columns of all rows below an invoice. */
type Keys = { tenant_id: string; order_id: string; invoice_id: string }

/** Writes an order with its invoice, lines and units, in their final state. */
export function writeSale(business: Business, order: DemoOrder): void {
  writeOrder(business, order)
  const keys = writeInvoice(business, order)
  order.lines.forEach((line, position) => writeLine(business, keys, line, position))
  for (const unit of order.units) writeUnit(business, keys, unit)
}

function writeOrder({ id: tenant_id, sheet }: Business, order: DemoOrder): void {
  const { client, atMs, story } = order
  sheet.add('orders', {
    tenant_id,
    id: order.id,
    reference: order.reference,
    status: story.path.at(-1)!,
    ...buyerColumns(client),
    created_by: order.sellerId,
    channel: order.sellerId === null ? 'office' : 'counter',
    note: null,
    created_at: iso(atMs),
    completed_at: order.completedMs === null ? null : iso(order.completedMs),
    held_until: story.places === 'held' ? iso(order.heldUntilMs!) : null,
    version: story.path.length,
  })
}

const buyerColumns = (client: Client | null) => ({
  client_id: null,
  email: null,
  first_name: null,
  last_name: null,
  phone: null,
  postal_code: null,
  language: 'fr',
  ...(client && {
    client_id: client.id,
    email: client.email,
    first_name: client.firstName,
    last_name: client.lastName,
    phone: client.phone,
    postal_code: client.postalCode,
    language: client.language,
  }),
})

function writeInvoice(
  { id: tenant_id, sheet, random, taxes, province }: Business,
  { id: order_id, priced, atMs }: DemoOrder,
): Keys {
  const invoice_id = random.id(atMs)
  const { entriesCents, rebatesCents, feesCents, taxesCents, finalCents } = priced.totals
  sheet.add('invoice', {
    tenant_id,
    id: invoice_id,
    order_id,
    ordinal: 1,
    province,
    rule_set: priced.taxingRuleName,
    tax_free: taxes.isNoTaxesSelected,
    entries_cents: entriesCents,
    rebates_cents: rebatesCents,
    fees_cents: feesCents,
    taxes_cents: taxesCents,
    final_cents: finalCents,
    explained: JSON.stringify(priced.steps),
    issued_at: iso(atMs),
  })
  for (const tax of priced.taxes)
    sheet.add('invoice_tax', {
      tenant_id,
      invoice_id,
      key: tax.key,
      label: tax.label,
      number: tax.number,
      rate_milli: tax.rateMilli,
      base_cents: tax.baseCents,
      cents: tax.cents,
    })
  return { tenant_id, order_id, invoice_id }
}

function writeLine(
  business: Business,
  keys: Keys,
  { id, line, cents, units, parentId }: SoldLine,
  position: number,
): void {
  business.sheet.add('order_line', {
    ...keys,
    id,
    position,
    parent_line_id: parentId,
    kind: line ? line.kind : 'fee',
    product_id: line ? line.type.id : null,
    category_title: line ? line.category : ticketTexts,
    product_title: line ? line.type.title : feeTexts,
    count: units.length,
    unit_cents: cents,
    activation_at: opensAt(line),
    ...wallOf(business, line),
    ...nightColumns(line),
  })
}

function opensAt(line: CartLine | null): string | null {
  const opens = line?.slot ?? line?.season ?? line?.window
  return opens ? iso(opens.beginsMs) : null
}

const nightColumns = (line: CartLine | null) => ({
  check_in: line?.stay?.checkIn ?? null,
  check_out: line?.stay?.checkOut ?? null,
  persons: line?.stay?.persons ?? null,
})

function writeUnit({ sheet }: Business, keys: Keys, unit: SoldUnit): void {
  const { tenant_id, invoice_id } = keys
  sheet.add('unit', {
    ...keys,
    id: unit.id,
    line_id: unit.lineId,
    ordinal: unit.ordinal,
    parent_unit_id: unit.parent?.id ?? null,
    gross_cents: unit.grossCents,
    rebate_cents: unit.rebateCents,
    tax_cents: taxOf(unit),
    refunded_cents: unit.refundedNetCents + taxOf(unit, 'refundedCents'),
  })
  for (const tax of unit.taxes)
    sheet.add('unit_tax', {
      tenant_id,
      unit_id: unit.id,
      invoice_id,
      key: tax.key,
      cents: tax.cents,
      refunded_cents: tax.refundedCents,
    })
}

/** Local start and end of a slot or a rental, or the hours of a stay. */
function wallOf(
  { calendar }: Business,
  line: CartLine | null,
): { slot_begin: string | null; slot_end: string | null } {
  if (line?.stay) return { slot_begin: line.stay.checkInTime, slot_end: line.stay.checkOutTime }
  if (line?.window)
    return {
      slot_begin: wallTimeOf(iso(line.window.beginsMs), calendar.timeZone),
      slot_end: wallTimeOf(iso(line.window.endsMs), calendar.timeZone),
    }
  return { slot_begin: line?.slot?.begin ?? null, slot_end: line?.slot?.end ?? null }
}
