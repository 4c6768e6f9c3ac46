import type { Kind } from '@guichet/contract/kinds.ts'
import { centsOf, toDollars } from '@guichet/contract/money.ts'
import type { DraftInvoice } from '@guichet/contract/orders/invoice.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { z } from 'zod'
import {
  freezePrice,
  isTicketed,
  viewDraftInvoice,
  withReason,
  type FrozenPrice,
  type PlannedCart,
  type PlannedLine,
} from '../orders/public.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { sumOf } from '../pricing/public.ts'

type Invoice = z.output<typeof DraftInvoice>
/** A ticket, or a holder of a pass; `label` is the identification. */
type Seat = {
  line: number
  part: number | null
  ordinal: number
  title: Bilingual
  activationDateTimeUtc: string | null
}
type ShownLine = {
  kind: Kind
  title: Bilingual
  categoryTitle: Bilingual | null
  total: number
  parts: { productId: string; kind: Kind; title: Bilingual; quantity: number }[]
}
/** Data stored when a quote is priced: everything that its pages show, and the future order. */
export type FrozenQuote = {
  price: FrozenPrice
  invoice: Invoice
  lines: ShownLine[]
  seats: Seat[]
}

export const freezeQuote = (cart: PlannedCart): FrozenQuote => ({
  price: freezePrice(cart),
  invoice: viewDraftInvoice({ ...cart, priced: withReason(cart.priced, '') }),
  lines: cart.lines.filter(({ parent }) => !parent).map((line) => shownLine(line, cart.lines)),
  seats: cart.lines.filter(isTicketed).flatMap(seatsOf),
})

const shownLine = (line: PlannedLine, lines: readonly PlannedLine[]): ShownLine => {
  const inside = lines.filter(({ parent }) => parent?.key === line.key)
  return {
    kind: line.type.kind as Kind,
    title: line.title,
    categoryTitle: line.type.category_title,
    total: toDollars(sumOf([line, ...inside].flatMap(({ grossCents }) => grossCents))),
    parts: inside.map(({ type, title, quantity, parent }) => ({
      productId: type.id,
      kind: type.kind as Kind,
      title,
      quantity: parent!.as === 'part' ? quantity / line.quantity : quantity,
    })),
  }
}

const seatsOf = ({ place, quantity, title, window }: PlannedLine): Seat[] =>
  Array.from({ length: quantity }, (_, ordinal) => ({
    line: place.line,
    part: place.part,
    ordinal,
    title,
    activationDateTimeUtc: window?.begins_at ?? null,
  }))

/** First day of the items; null when all have a season or no time. */
export function eventDayOf({ lines }: PlannedCart, timeZone: string): string | null {
  const days = lines.flatMap(({ slot, rental, stay, window }) =>
    window && (slot || rental || stay) ? [localDateOf(window.begins_at, timeZone)] : [],
  )
  return days.sort()[0] ?? null
}

/** The invoice with the reason of a manual discount, which is stored separately. */
export function invoiceWith({ invoice }: FrozenQuote, reason: string | null): Invoice {
  const named = <Share extends { description: string }>(shares: Share[]) =>
    shares.map((share) => (share.description ? share : { ...share, description: reason ?? '' }))
  const entries = <Entry extends { rebates: { description: string; total: number }[] }>(
    all: Entry[],
  ) => all.map((entry) => ({ ...entry, rebates: named(entry.rebates) }))
  return {
    ...invoice,
    rebates: { ...invoice.rebates, items: named(invoice.rebates.items) },
    entries: entries(invoice.entries),
    lodgingEntries: entries(invoice.lodgingEntries),
  }
}

export const finalCentsOf = ({ invoice }: FrozenQuote): number => centsOf(invoice.finalCost)
