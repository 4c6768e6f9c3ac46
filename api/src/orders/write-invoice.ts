import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Db } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'
import { sumOf, type PricedPart } from '../pricing/public.ts'
import type { PlannedCart, PlannedLine } from './plan-cart.ts'

export type WrittenUnit = { id: string; line: PlannedLine | null; part: PricedPart; ordinal: number }

/** Freezes a priced cart: the invoice with its taxes, a line for each entry and fee, a unit for each counted piece with its share of every tax. */
export async function writeInvoice(db: Db, { tenantId, orderId, now, cart }: { tenantId: string; orderId: string; now: string; cart: PlannedCart }): Promise<WrittenUnit[]> {
  const { priced, business, lines } = cart
  const invoiceId = newId()
  const keys = { tenant_id: tenantId, order_id: orderId, invoice_id: invoiceId }
  await db.insertInto('invoice').values({
    tenant_id: tenantId, id: invoiceId, order_id: orderId, ordinal: 1, province: business.province, rule_set: priced.taxingRuleName, tax_free: business.taxes.isNoTaxesSelected,
    entries_cents: priced.totals.entriesCents, rebates_cents: priced.totals.rebatesCents, fees_cents: priced.totals.feesCents, taxes_cents: priced.totals.taxesCents, final_cents: priced.totals.finalCents,
    explained: JSON.stringify(priced.steps), issued_at: now,
  }).execute()
  if (priced.taxes.length)
    await db.insertInto('invoice_tax').values(priced.taxes.map((tax) => ({
      tenant_id: tenantId, invoice_id: invoiceId, key: tax.key, label: tax.label, number: tax.number, rate_milli: tax.rateMilli, base_cents: tax.baseCents, cents: tax.cents,
    }))).execute()

  const entries = lines.map((line, position) => ({
    line, parts: priced.parts.filter((part) => part.key.startsWith(`${line.key}.`)),
    row: {
      ...keys, id: newId(), position, kind: line.type.kind as string, product_id: line.type.id as string | null, category_title: line.type.activity_name as Bilingual | null, product_title: line.type.title,
      count: line.quantity, unit_cents: line.type.price_cents, activation_at: line.window?.begins_at ?? null, slot_begin: line.slot?.begin_time ?? null, slot_end: line.slot?.end_time ?? null,
    },
  }))
  const fees = priced.fees.map((fee, i) => ({
    line: null, parts: [fee],
    row: { ...keys, id: newId(), position: lines.length + i, kind: 'fee', product_id: null, category_title: business.kindNames[fee.kind] ?? null, product_title: business.kindNames.fee!, count: 1, unit_cents: fee.grossCents, activation_at: null, slot_begin: null, slot_end: null },
  }))
  const all = [...entries, ...fees]
  await db.insertInto('order_line').values(all.map(({ row }) => row)).execute()

  const units = all.flatMap(({ line, parts, row }) => parts.map((part, ordinal) => ({ id: newId(), lineId: row.id, ordinal, line, part })))
  await db.insertInto('unit').values(units.map(({ id, lineId, ordinal, part }) => ({
    ...keys, id, line_id: lineId, ordinal, gross_cents: part.grossCents, rebate_cents: part.rebateCents, tax_cents: sumOf(part.taxes.map((tax) => tax.cents)),
  }))).execute()
  const shares = units.flatMap(({ id, part }) => part.taxes.map((tax) => ({ tenant_id: tenantId, unit_id: id, invoice_id: invoiceId, key: tax.key, cents: tax.cents })))
  if (shares.length) await db.insertInto('unit_tax').values(shares).execute()
  return units
}
