import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Db } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { inChunks } from '../../platform/in-chunks.ts'
import { sumOf, type PricedPart } from '../../pricing/public.ts'
import { parentOrdinal } from './plan-cart.ts'
import type { PlannedCart, PlannedLine } from './planned-cart.ts'

/** `parentUnitId`: the package that holds it, or the rental that it goes with. */
export type WrittenUnit = {
  id: string
  line: PlannedLine | null
  part: PricedPart
  ordinal: number
  parentUnitId: string | null
}

/**
 * Freezes a priced cart: the invoice with its taxes, a line for each entry and fee, a unit for each
 * counted piece with its share of every tax.
 */
export async function writeInvoice(
  db: Db,
  {
    tenantId,
    orderId,
    now,
    cart,
  }: { tenantId: string; orderId: string; now: string; cart: PlannedCart },
): Promise<WrittenUnit[]> {
  const { priced, business, lines } = cart
  const invoiceId = newId()
  const keys = { tenant_id: tenantId, order_id: orderId, invoice_id: invoiceId }
  await db
    .insertInto('invoice')
    .values({
      tenant_id: tenantId,
      id: invoiceId,
      order_id: orderId,
      ordinal: 1,
      province: business.province,
      rule_set: priced.taxingRuleName,
      tax_free: business.taxes.isNoTaxesSelected,
      entries_cents: priced.totals.entriesCents,
      rebates_cents: priced.totals.rebatesCents,
      fees_cents: priced.totals.feesCents,
      taxes_cents: priced.totals.taxesCents,
      final_cents: priced.totals.finalCents,
      explained: JSON.stringify(priced.steps),
      issued_at: now,
    })
    .execute()
  if (priced.taxes.length)
    await db
      .insertInto('invoice_tax')
      .values(
        priced.taxes.map((tax) => ({
          tenant_id: tenantId,
          invoice_id: invoiceId,
          key: tax.key,
          label: tax.label,
          number: tax.number,
          rate_milli: tax.rateMilli,
          base_cents: tax.baseCents,
          cents: tax.cents,
        })),
      )
      .execute()

  const lineIds = new Map(lines.map((line) => [line.key, newId()]))
  const entries = lines.map((line, position) => ({
    line,
    parts: priced.parts.filter((part) => part.key.startsWith(`${line.key}.`)),
    row: {
      ...keys,
      id: lineIds.get(line.key)!,
      position,
      parent_line_id: line.parent?.as === 'part' ? lineIds.get(line.parent.key)! : null,
      kind: line.type.kind as string,
      product_id: line.type.id as string | null,
      category_title: line.type.category_title as Bilingual | null,
      product_title: line.title,
      count: line.quantity,
      unit_cents: line.unitCents,
      activation_at: line.window?.begins_at ?? null,
      slot_begin: line.begin,
      slot_end: line.end,
      check_in: line.stay?.checkIn ?? null,
      check_out: line.stay?.checkOut ?? null,
      persons: line.stay?.persons ?? null,
    },
  }))
  const fees = priced.fees.map((fee, i) => ({
    line: null,
    parts: [fee],
    row: {
      ...keys,
      id: newId(),
      position: lines.length + i,
      parent_line_id: null,
      kind: 'fee',
      product_id: null,
      category_title: business.kindNames[fee.kind] ?? null,
      product_title: business.kindNames.fee!,
      count: 1,
      unit_cents: fee.grossCents,
      activation_at: null,
      slot_begin: null,
      slot_end: null,
      check_in: null,
      check_out: null,
      persons: null,
    },
  }))
  const all = [...entries, ...fees]
  await db
    .insertInto('order_line')
    .values(all.map(({ row }) => row))
    .execute()

  const written = all.flatMap(({ line, parts, row }) =>
    parts.map((part, ordinal) => ({ id: newId(), lineId: row.id, ordinal, line, part })),
  )
  const ofKey = Map.groupBy(written, (unit) => unit.line?.key ?? null)
  const units = written.map((unit) => {
    const parentUnits = unit.line?.parent ? ofKey.get(unit.line.parent.key)! : null
    return {
      ...unit,
      parentUnitId: parentUnits
        ? parentUnits[parentOrdinal(unit.line!, unit.ordinal, parentUnits.length)]!.id
        : null,
    }
  })
  await inChunks(
    units.map(({ id, lineId, ordinal, part, parentUnitId }) => ({
      ...keys,
      id,
      line_id: lineId,
      ordinal,
      parent_unit_id: parentUnitId,
      gross_cents: part.grossCents,
      rebate_cents: part.rebateCents,
      tax_cents: sumOf(part.taxes.map((tax) => tax.cents)),
    })),
    (some) => db.insertInto('unit').values(some).execute(),
  )
  const shares = units.flatMap(({ id, part }) =>
    part.taxes.map((tax) => ({
      tenant_id: tenantId,
      unit_id: id,
      invoice_id: invoiceId,
      key: tax.key,
      cents: tax.cents,
    })),
  )
  await inChunks(shares, (some) => db.insertInto('unit_tax').values(some).execute())
  return units
}
