import type { Kind } from '@guichet/contract/kinds.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { DraftInvoice, EntryPart } from '@guichet/contract/orders/invoice.ts'
import type { z } from 'zod'
import { sumOf } from '../../../pricing/public.ts'
import { rebateItems, shareRebates } from '../../rebate-shares.view.ts'
import type { PlannedCart, PlannedLine } from './planned-cart.ts'

const wall = (time: string | null) => time?.slice(0, 5) ?? null
const when = ({ window, begin, end }: PlannedLine) => ({
  activationDateTimeUtc: window?.begins_at ?? null,
  timeslotBegin: wall(begin),
  timeslotEnd: wall(end),
})

/** The invoice of a planned cart. */
export function viewDraftInvoice({
  lines,
  priced,
  business,
}: PlannedCart): z.output<typeof DraftInvoice> {
  const { totals, taxes } = priced
  const sold = lines.filter(({ parent }) => parent?.as !== 'part')
  return {
    entriesTotal: toDollars(totals.entriesCents),
    fees: { total: toDollars(totals.feesCents) },
    rebates: { total: toDollars(totals.rebatesCents), items: rebateItems(priced.steps) },
    taxes: {
      total: toDollars(totals.taxesCents),
      items: taxes.map((tax) => ({
        key: tax.key,
        description: tax.label,
        number: tax.number,
        percent: tax.rateMilli / 1000,
        total: toDollars(tax.cents),
      })),
    },
    finalCost: toDollars(totals.finalCents),
    entries: sold
      .filter(({ stay }) => !stay)
      .map((line) => {
        const parts = lines.filter(({ parent }) => parent?.as === 'part' && parent.key === line.key)
        return {
          productId: line.type.id,
          kind: line.type.kind as Kind,
          categoryTitle: line.type.category_title,
          productTitle: line.title,
          productTypeDescription: business.kindNames[line.type.kind]!,
          count: line.quantity,
          price: toDollars(line.unitCents),
          total: toDollars(line.unitCents * line.quantity),
          ...when(line),
          ticketOwners: [],
          rebates: rebatesOf(priced, (key) =>
            [line, ...parts].some((item) => key.startsWith(`${item.key}.`)),
          ),
          taxes: taxesOf(priced, (key) =>
            [line, ...parts].some((item) => key.startsWith(`${item.key}.`)),
          ),
          parts: parts.map(viewPart),
        }
      }),
    lodgingEntries: sold.filter(({ stay }) => stay).flatMap((line) => viewStays(line, priced)),
  }
}

/** Result of each code, and of automatic rebates. */
export const viewRebateResults = ({ rebates }: PlannedCart) =>
  rebates.results.map(({ code, description, cents, obstacle }) => ({
    code,
    description,
    total: toDollars(cents),
    obstacle,
  }))

/** Amount that each rebate takes off the units selected by their keys. */
function rebatesOf({ parts, steps }: PlannedCart['priced'], isMeant: (key: string) => boolean) {
  const shares = parts.filter((part) => isMeant(part.key)).flatMap((part) => part.rebates)
  return shareRebates(shares, steps)
}

/** Taxes of the invoice, each with the share of the units selected by their keys. */
function taxesOf({ parts, taxes }: PlannedCart['priced'], isMeant: (key: string) => boolean) {
  const meant = parts.filter((part) => isMeant(part.key))
  return taxes.map((tax) => ({
    key: tax.key,
    description: tax.label,
    total: toDollars(
      sumOf(meant.map((part) => part.taxes.find((share) => share.key === tax.key)?.cents ?? 0)),
    ),
  }))
}

/** Each unit of a lodging line is an entry, as it has its own price. */
const viewStays = (line: PlannedLine, priced: PlannedCart['priced']) =>
  line.grossCents.map((cents, ordinal) => ({
    productPublicId: line.type.id,
    name: line.title,
    categoryName: line.type.category_title ?? line.title,
    checkInDateTime: line.window!.begins_at,
    checkOutDateTime: line.window!.ends_at,
    checkInDate: line.stay!.checkIn,
    checkOutDate: line.stay!.checkOut,
    numberOfPerson: line.stay!.persons,
    price: toDollars(cents),
    rebates: rebatesOf(priced, (key) => key === `${line.key}.${ordinal}`),
    taxes: taxesOf(priced, (key) => key === `${line.key}.${ordinal}`),
  }))

const viewPart = (line: PlannedLine): z.output<typeof EntryPart> => ({
  kind: line.type.kind as Kind,
  title: line.title,
  categoryTitle: line.type.category_title,
  count: line.quantity,
  ...when(line),
  checkInDate: line.stay?.checkIn ?? null,
  checkOutDate: line.stay?.checkOut ?? null,
})
