import type { Insertable } from 'kysely'
import type { Business } from '../../../businesses/public.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inChunks } from '../../../platform/db/in-chunks.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { newId } from '../../../platform/values/ids.ts'
import { mustGet } from '../../../platform/values/must.ts'
import { localDateOf } from '../../../platform/values/zoned-time.ts'
import {
  manualKey,
  platformFeeOf,
  sumOf,
  type PlatformFee,
  type PricedCart,
  type PricedPart,
} from '../../../pricing/public.ts'
import type { DiscountAuthor } from '../../../rebates/public.ts'
import { parentOrdinal } from '../cart/plan-cart.ts'
import type { PlannedCart, PlannedLine } from '../cart/planned-cart.ts'

/** `parentUnitId`: its package, or the rental of an accessory. */
export type WrittenUnit = {
  id: string
  line: PlannedLine | null
  part: PricedPart
  ordinal: number
  parentUnitId: string | null
}
type InvoiceKeys = { tenant_id: string; order_id: string; invoice_id: string }
type UnitToWrite = { id: string; ordinal: number; part: PricedPart; parentUnitId: string | null }
/** Description of an entry or a fee, which later changes of the catalogue do not affect. */
export type LineToWrite<Unit extends UnitToWrite = UnitToWrite> = {
  row: Omit<Insertable<DB['order_line']>, keyof InvoiceKeys | 'position'> & { id: string }
  units: readonly Unit[]
}
type InvoiceToWrite = {
  tenantId: string
  orderId: string
  /** 1 for the sale, more for later charges. */
  ordinal: number
  now: string
  business: Business
  priced: PricedCart
  /** Author of the manual discount. */
  given?: DiscountAuthor | null
}

/** Stores a priced cart: the invoice, a line for each entry and fee, and its units. */
export async function writeInvoice(
  db: Db,
  {
    tenantId,
    orderId,
    now,
    cart,
  }: { tenantId: string; orderId: string; now: string; cart: PlannedCart },
): Promise<{ units: WrittenUnit[]; fee: PlatformFee | null }> {
  const { business, priced, rebates } = cart
  const lines = withParents([...entriesOf(cart), ...feesOf(cart)])
  const fee = await writeInvoiceOf(
    db,
    { tenantId, orderId, ordinal: 1, now, business, priced, given: rebates.given },
    lines,
  )
  return { units: lines.flatMap(({ units }) => units), fee }
}

/**
 * Writes an invoice with its taxes, lines and units, and each unit's share of every tax.
 *
 * @returns The platform fee of the invoice
 */
export async function writeInvoiceOf(
  db: Db,
  invoice: InvoiceToWrite,
  lines: readonly LineToWrite[],
): Promise<PlatformFee | null> {
  const { tenantId, orderId } = invoice
  const keys = { tenant_id: tenantId, order_id: orderId, invoice_id: newId() }
  const fee = feeOfPlatform(invoice)
  await writeHead(db, keys, invoice, fee)
  await writeTaxes(db, keys, invoice.priced)
  await db
    .insertInto('order_line')
    .values(lines.map(({ row }, position) => ({ ...keys, ...row, position })))
    .execute()
  await writeUnits(db, keys, lines)
  await writeRebates(db, tenantId, lines, invoice.given ?? null)
  return fee
}

const feeOfPlatform = ({ priced: { totals }, business, now }: InvoiceToWrite) =>
  platformFeeOf({
    baseCents: totals.entriesCents - totals.rebatesCents,
    rateMilli: business.platform_fee_milli,
    province: business.province,
    on: localDateOf(now, business.time_zone),
  })

const writeHead = (
  db: Db,
  { tenant_id, order_id, invoice_id }: InvoiceKeys,
  { priced, business, ordinal, now }: InvoiceToWrite,
  fee: PlatformFee | null,
) =>
  db
    .insertInto('invoice')
    .values({
      tenant_id,
      id: invoice_id,
      order_id,
      ordinal,
      province: business.province,
      rule_set: priced.taxingRuleName,
      tax_free: business.taxes.isNoTaxesSelected,
      entries_cents: priced.totals.entriesCents,
      rebates_cents: priced.totals.rebatesCents,
      fees_cents: priced.totals.feesCents,
      taxes_cents: priced.totals.taxesCents,
      final_cents: priced.totals.finalCents,
      explained: JSON.stringify(priced.steps),
      platform_fee: fee && JSON.stringify(fee),
      issued_at: now,
    })
    .execute()

async function writeTaxes(
  db: Db,
  { tenant_id, invoice_id }: InvoiceKeys,
  priced: PricedCart,
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

type PlannedUnit = Omit<WrittenUnit, 'parentUnitId'>
type PlannedEntry = { row: LineToWrite['row']; units: readonly PlannedUnit[] }

function entriesOf({ lines, priced }: PlannedCart): PlannedEntry[] {
  const ids = new Map(lines.map((line) => [line.key, newId()]))
  return lines.map((line) => ({
    units: priced.parts
      .filter((part) => part.key.startsWith(`${line.key}.`))
      .map((part, ordinal) => ({ id: newId(), ordinal, part, line })),
    row: {
      id: mustGet(ids, line.key),
      parent_line_id: line.parent?.as === 'part' ? mustGet(ids, line.parent.key) : null,
      ...entryRow(line),
    },
  }))
}

export const entryRow = (line: PlannedLine) => ({
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

const feesOf = ({ priced, business }: PlannedCart): PlannedEntry[] =>
  priced.fees.map((fee) => ({
    units: [{ id: newId(), ordinal: 0, part: fee, line: null }],
    row: {
      id: newId(),
      kind: 'fee',
      category_title: business.kindNames[fee.kind] ?? null,
      product_title: business.kindNames.fee!,
      count: 1,
      unit_cents: fee.grossCents,
    },
  }))

/** Links each unit to its package or its rental. */
function withParents(entries: readonly PlannedEntry[]): LineToWrite<WrittenUnit>[] {
  const ofKey = Map.groupBy(
    entries.flatMap(({ units }) => units),
    (unit) => unit.line?.key ?? null,
  )
  const parentOf = ({ line, ordinal }: PlannedUnit) => {
    const parents = line?.parent && ofKey.get(line.parent.key)
    return parents ? parents[parentOrdinal(line!, ordinal, parents.length)]!.id : null
  }
  return entries.map(({ row, units }) => ({
    row,
    units: units.map((unit) => ({ ...unit, parentUnitId: parentOf(unit) })),
  }))
}

async function writeUnits(db: Db, keys: InvoiceKeys, lines: readonly LineToWrite[]): Promise<void> {
  await inChunks(
    lines.flatMap(({ row, units }) =>
      units.map(({ id, ordinal, part, parentUnitId }) => ({
        ...keys,
        id,
        line_id: row.id,
        ordinal,
        parent_unit_id: parentUnitId,
        gross_cents: part.grossCents,
        rebate_cents: part.rebateCents,
        tax_cents: sumOf(part.taxes.map((tax) => tax.cents)),
      })),
    ),
    (some) => db.insertInto('unit').values(some).execute(),
  )
  await inChunks(
    lines
      .flatMap(({ units }) => units)
      .flatMap(({ id, part }) =>
        part.taxes.map(({ key, cents }) => ({
          tenant_id: keys.tenant_id,
          unit_id: id,
          invoice_id: keys.invoice_id,
          key,
          cents,
        })),
      ),
    (some) => db.insertInto('unit_tax').values(some).execute(),
  )
}

/** Writes what each rebate takes off each unit; a manual discount has its author and reason. */
const writeRebates = (
  db: Db,
  tenantId: string,
  lines: readonly LineToWrite[],
  given: DiscountAuthor | null,
) =>
  inChunks(
    lines
      .flatMap(({ units }) => units)
      .flatMap(({ id, part }) =>
        part.rebates.map(({ key, cents }, ordinal) => ({
          tenant_id: tenantId,
          unit_id: id,
          ordinal,
          cents,
          ...(key === manualKey
            ? { rebate_id: null, reason: given!.reason, given_by: given!.givenBy }
            : { rebate_id: key, reason: null, given_by: null }),
        })),
      ),
    (some) => db.insertInto('unit_rebate').values(some).execute(),
  )
