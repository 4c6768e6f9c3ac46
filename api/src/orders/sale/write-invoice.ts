import type { Insertable } from 'kysely'
import type { DB } from '../../database/schema.gen.ts'
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
type InvoiceKeys = { tenant_id: string; order_id: string; invoice_id: string }
type InvoicedLine = {
  line: PlannedLine | null
  parts: readonly PricedPart[]
  row: Insertable<DB['order_line']> & { id: string }
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
  const keys = { tenant_id: tenantId, order_id: orderId, invoice_id: newId() }
  await writeHead(db, keys, cart, now)
  await writeTaxes(db, keys, cart)
  const lines = [...entriesOf(cart, keys), ...feesOf(cart, keys)]
  await db
    .insertInto('order_line')
    .values(lines.map(({ row }) => row))
    .execute()
  return writeUnits(db, keys, lines)
}

const writeHead = (
  db: Db,
  { tenant_id, order_id, invoice_id }: InvoiceKeys,
  { priced, business }: PlannedCart,
  now: string,
) =>
  db
    .insertInto('invoice')
    .values({
      tenant_id,
      id: invoice_id,
      order_id,
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

async function writeTaxes(
  db: Db,
  { tenant_id, invoice_id }: InvoiceKeys,
  { priced }: PlannedCart,
): Promise<void> {
  if (!priced.taxes.length) return
  await db
    .insertInto('invoice_tax')
    .values(
      priced.taxes.map((tax) => ({
        tenant_id,
        invoice_id,
        key: tax.key,
        label: tax.label,
        number: tax.number,
        rate_milli: tax.rateMilli,
        base_cents: tax.baseCents,
        cents: tax.cents,
      })),
    )
    .execute()
}

function entriesOf({ lines, priced }: PlannedCart, keys: InvoiceKeys): InvoicedLine[] {
  const ids = new Map(lines.map((line) => [line.key, newId()]))
  return lines.map((line, position) => ({
    line,
    parts: priced.parts.filter((part) => part.key.startsWith(`${line.key}.`)),
    row: {
      ...keys,
      id: ids.get(line.key)!,
      position,
      parent_line_id: line.parent?.as === 'part' ? ids.get(line.parent.key)! : null,
      ...entryRow(line),
    },
  }))
}

/** What an entry is, as it stays whatever becomes of the catalogue. */
const entryRow = (line: PlannedLine) => ({
  kind: line.type.kind,
  product_id: line.type.id,
  category_title: line.type.category_title,
  product_title: line.title,
  count: line.quantity,
  unit_cents: line.unitCents,
  activation_at: line.window?.begins_at ?? null,
  slot_begin: line.begin,
  slot_end: line.end,
  check_in: line.stay?.checkIn ?? null,
  check_out: line.stay?.checkOut ?? null,
  persons: line.stay?.persons ?? null,
})

function feesOf({ lines, priced, business }: PlannedCart, keys: InvoiceKeys): InvoicedLine[] {
  return priced.fees.map((fee, i) => ({
    line: null,
    parts: [fee],
    row: {
      ...keys,
      id: newId(),
      position: lines.length + i,
      kind: 'fee',
      category_title: business.kindNames[fee.kind] ?? null,
      product_title: business.kindNames.fee!,
      count: 1,
      unit_cents: fee.grossCents,
    },
  }))
}

async function writeUnits(
  db: Db,
  keys: InvoiceKeys,
  lines: readonly InvoicedLine[],
): Promise<WrittenUnit[]> {
  const units = withParents(
    lines.flatMap(({ line, parts, row }) =>
      parts.map((part, ordinal) => ({ id: newId(), lineId: row.id, ordinal, line, part })),
    ),
  )
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
  await writeTaxShares(db, keys, units)
  return units
}

/** Each unit knows the package or the rental that it belongs to. */
function withParents<Unit extends Omit<WrittenUnit, 'parentUnitId'>>(written: readonly Unit[]) {
  const ofKey = Map.groupBy(written, (unit) => unit.line?.key ?? null)
  const parentOf = ({ line, ordinal }: Unit) => {
    const parents = line?.parent && ofKey.get(line.parent.key)
    return parents ? parents[parentOrdinal(line!, ordinal, parents.length)]!.id : null
  }
  return written.map((unit) => ({ ...unit, parentUnitId: parentOf(unit) }))
}

const writeTaxShares = (
  db: Db,
  { tenant_id, invoice_id }: InvoiceKeys,
  units: readonly WrittenUnit[],
) =>
  inChunks(
    units.flatMap(({ id, part }) =>
      part.taxes.map(({ key, cents }) => ({ tenant_id, unit_id: id, invoice_id, key, cents })),
    ),
    (some) => db.insertInto('unit_tax').values(some).execute(),
  )
