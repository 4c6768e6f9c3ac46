import type { Kind } from '@guichet/contract/kinds.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type {
  EntryPart,
  Invoice,
  InvoiceEntry,
  LodgingEntry,
} from '@guichet/contract/orders/invoice.ts'
import type { z } from 'zod'
import type { KindNames } from '../businesses/public.ts'
import { firstOf } from '../platform/values/must.ts'
import { instantOfHour } from '../platform/values/zoned-time.ts'
import { sumOf, type PricedCart } from '../pricing/public.ts'
import { ownersIn } from '../tickets/public.ts'
import { ticketOfSupplement } from './line-name.view.ts'
import type { UnitRow } from './load-orders.db.ts'
import { viewSteps } from './price-steps.view.ts'
import { rebateItems, shareRebates } from './rebate-shares.view.ts'
import { partsByPackage } from './refunds/match-units.rules.ts'
import { cancelledUnits, withClientOf } from './refunds/standing-units.rules.ts'
import type { TicketMoves } from './ticket-moves.db.ts'
import { unitCents } from './unit-cost.rules.ts'
import { hasTimeToLose, unitTimes } from './unit-times.view.ts'

type InvoiceRow = {
  id: string
  province: string
  rule_set: string
  entries_cents: number
  rebates_cents: number
  fees_cents: number
  taxes_cents: number
  final_cents: number
  /** Steps of the price calculation, as stored. */
  explained: unknown
  issued_at: string
}
type TaxRow = {
  key: string
  label: { fr: string; en: string }
  number: string | null
  rate_milli: number
  cents: number
}
type PayerRow = {
  first_name: string | null
  last_name: string | null
  email: string | null
  phone: string | null
  postal_code: string | null
}

type InvoiceRows = {
  invoices: InvoiceRow[]
  taxes: TaxRow[]
  units: UnitRow[]
  moves: TicketMoves
  now: string
  /** The payer. */
  order: PayerRow
  tenant: { kindNames: KindNames; time_zone: string }
}
/** Merges the invoices of an order: the first one gives the id, the others are its supplements. */
export function viewInvoice({
  invoices,
  taxes: taxRows,
  units,
  moves,
  now,
  order,
  tenant,
}: InvoiceRows): z.output<typeof Invoice> {
  const { kindNames, time_zone: timeZone } = tenant
  const first = invoices[0]!
  const amountOf = (
    column: 'entries_cents' | 'rebates_cents' | 'fees_cents' | 'taxes_cents' | 'final_cents',
  ) => toDollars(sumOf(invoices.map((invoice) => invoice[column])))
  const taxes = [...Map.groupBy(taxRows, (tax) => tax.key)].map(([key, rows]) => ({
    key,
    description: firstOf(rows).label,
    number: firstOf(rows).number,
    percent: firstOf(rows).rate_milli / 1000,
    total: toDollars(sumOf(rows.map((row) => row.cents))),
  }))
  const steps = invoices.flatMap(({ explained }) => explained as PricedCart['steps'])
  const lines = [
    ...Map.groupBy(
      units.filter((unit) => unit.kind !== 'fee' && !unit.parent_line_id),
      (unit) => unit.line_id,
    ).values(),
  ]
  const sold: SoldRows = {
    inside: partsByPackage(units),
    labels: new Map(taxRows.map((tax) => [tax.key, tax.label])),
    timeOf: unitTimes(units, timeZone, moves),
    steps,
    cancelled: cancelledUnits(units),
    units,
    now,
  }
  return {
    publicId: first.id,
    province: first.province,
    taxingRuleName: first.rule_set,
    issuedDateTimeUtc: first.issued_at,
    user: viewPayer(order),
    entriesTotal: amountOf('entries_cents'),
    fees: { total: amountOf('fees_cents') },
    rebates: {
      total: amountOf('rebates_cents'),
      items: rebateItems(steps),
    },
    taxes: { total: amountOf('taxes_cents'), items: taxes },
    finalCost: amountOf('final_cents'),
    entries: lines
      .filter(([unit]) => unit!.kind !== 'lodging')
      .map((line) => viewEntry(line, sold, kindNames)),
    explanations: explain(invoices, sold.labels),
    lodgingEntries: lines
      .filter(([unit]) => unit!.kind === 'lodging')
      .flatMap((line) => line.map((unit) => viewLodging(unit, sold, timeZone))),
  }
}

/** Data that the views of lines share: parts of packages, labels of taxes, times of units. */
type SoldRows = {
  inside: ReadonlyMap<string, UnitRow[]>
  labels: Map<string, { fr: string; en: string }>
  timeOf: ReturnType<typeof unitTimes>
  steps: PricedCart['steps']
  cancelled: ReadonlySet<string>
  units: readonly UnitRow[]
  now: string
}

const explain = (invoices: InvoiceRow[], labels: SoldRows['labels']) =>
  invoices.map(({ explained }) => viewSteps(explained as PricedCart['steps'], labels))

const viewPayer = (payer: PayerRow) => ({
  fullName: [payer.first_name, payer.last_name].filter(Boolean).join(' '),
  firstName: payer.first_name,
  lastName: payer.last_name,
  email: payer.email,
  phone: payer.phone,
  address: { postalCode: payer.postal_code },
})

const taxShares = (units: UnitRow[], labels: Map<string, { fr: string; en: string }>) =>
  [
    ...Map.groupBy(
      units.flatMap((unit) => unit.taxes),
      (tax) => tax.key,
    ),
  ].map(([key, shares]) => ({
    key,
    description: labels.get(key) ?? { fr: key, en: key },
    total: toDollars(sumOf(shares.map((share) => share.cents))),
  }))

const rebatesOf = (units: UnitRow[], { steps }: SoldRows) =>
  shareRebates(
    units.flatMap((unit) => unit.rebates),
    steps,
  )

/** A unit in its current state; a package stands for its parts. */
function viewUnit(unit: UnitRow, sold: SoldRows, parts: readonly UnitRow[] = [unit]) {
  const [paid, refunded] = [
    sumOf(parts.map(unitCents)),
    sumOf(parts.map((part) => part.refunded_cents)),
  ]
  return {
    publicId: unit.id,
    ordinal: unit.ordinal,
    paid: toDollars(paid),
    refunded: toDollars(refunded),
    refundable: toDollars(paid - refunded),
    ...supplementOf(unit, sold),
    isCanceled: paid === refunded && parts.every(({ id }) => sold.cancelled.has(id)),
    ...tied(unit, sold),
  }
}
/** The supplement of an exchange belongs to its ticket. */
function supplementOf(unit: UnitRow, { units }: SoldRows) {
  const ticket = ticketOfSupplement(unit, units)
  return ticket
    ? {
        supplementTo: {
          unitPublicId: ticket.id,
          ticketReferenceKey: ticket.ticket_reference,
        },
      }
    : {}
}
const tied = (unit: UnitRow, { timeOf, now }: SoldRows) => ({
  ticketPublicId: unit.ticket_id,
  ticketReferenceKey: unit.ticket_reference,
  isTicketVoided: unit.voided_at !== null,
  isTicketBlocked: unit.blocked_reason !== null,
  bookingPublicId: unit.booking_id,
  exchangedFor: unit.became_product_id
    ? {
        productId: unit.became_product_id,
        productTitle: unit.became_product_title!,
        categoryTitle: unit.became_category_title,
      }
    : null,
  isDropped: unit.dropped_at !== null,
  ...timeOf(unit),
  isReschedulable: hasTimeToLose(unit, now),
  ...(withClientOf(unit) && { withClient: withClientOf(unit)! }),
  ...(unit.used_at && { usedDateTimeUtc: unit.used_at }),
})
const when = (line: UnitRow) => ({
  activationDateTimeUtc: line.activation_at,
  timeslotBegin: line.slot_begin?.slice(0, 5) ?? null,
  timeslotEnd: line.slot_end?.slice(0, 5) ?? null,
})

function viewEntry(
  units: UnitRow[],
  sold: SoldRows,
  names: KindNames,
): z.output<typeof InvoiceEntry> {
  const { inside, labels } = sold
  const line = units[0]!
  const parts = units.flatMap((unit) => inside.get(unit.id) ?? [])
  return {
    publicId: line.line_id,
    productId: line.product_id,
    kind: line.kind as Kind | 'adjustment',
    categoryTitle: line.category_title,
    productTitle: line.product_title,
    productTypeDescription: names[line.kind] ?? names.adjustment!,
    count: units.length,
    price: toDollars(line.unit_cents),
    total: toDollars(line.unit_cents * units.length),
    ...when(line),
    ticketOwners: [...units, ...parts]
      .map(({ owner }) =>
        ownersIn(owner).map(({ firstName, lastName }) => ({ firstName, lastName })),
      )
      .filter((owners) => owners.length > 0),
    rebates: rebatesOf([...units, ...parts], sold),
    taxes: taxShares([...units, ...parts], labels),
    units: units.map((unit) => viewUnit(unit, sold, inside.get(unit.id))),
    parts: [...Map.groupBy(parts, (part) => part.line_id).values()].map((part) =>
      viewPart(part, sold),
    ),
  }
}

const viewPart = (units: UnitRow[], sold: SoldRows): z.output<typeof EntryPart> => {
  const line = units[0]!
  return {
    kind: line.kind as Kind,
    title: line.product_title,
    categoryTitle: line.category_title,
    count: units.length,
    ...when(line),
    checkInDate: line.check_in,
    checkOutDate: line.check_out,
    units: units.map((unit) => ({ publicId: unit.id, ...tied(unit, sold) })),
  }
}

// The line stores the check-in and check-out hours of its type, so later changes do not affect it.
const viewLodging = (
  unit: UnitRow,
  sold: SoldRows,
  timeZone: string,
): z.output<typeof LodgingEntry> => ({
  publicId: unit.line_id,
  productPublicId: unit.product_id!,
  name: unit.product_title,
  categoryName: unit.category_title ?? unit.product_title,
  checkInDateTime: unit.activation_at!,
  checkOutDateTime: instantOfHour(unit.check_out!, unit.slot_end ?? '00:00:00', timeZone),
  checkInDate: unit.check_in!,
  checkOutDate: unit.check_out!,
  numberOfPerson: unit.persons ?? 1,
  price: toDollars(unit.unit_cents),
  rebates: rebatesOf([unit], sold),
  taxes: taxShares([unit], sold.labels),
  units: [viewUnit(unit, sold)],
})
