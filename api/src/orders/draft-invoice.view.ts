import type { z } from 'zod'
import type { Kind } from '@guichet/contract/kinds.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { DraftInvoice } from '@guichet/contract/orders/invoice.ts'
import { sumOf } from '../pricing/public.ts'
import type { PlannedCart } from './plan-cart.ts'

/** The invoice that a planned cart would have. */
export function viewDraftInvoice({ lines, priced, business }: PlannedCart): z.output<typeof DraftInvoice> {
  const { totals, taxes } = priced
  return {
    entriesTotal: toDollars(totals.entriesCents), fees: { total: toDollars(totals.feesCents) }, rebates: { total: toDollars(totals.rebatesCents), items: [] },
    taxes: { total: toDollars(totals.taxesCents), items: taxes.map((tax) => ({ key: tax.key, description: tax.label, number: tax.number, percent: tax.rateMilli / 1000, total: toDollars(tax.cents) })) },
    finalCost: toDollars(totals.finalCents), lodgingEntries: [],
    entries: lines.map(({ key, type, slot, window, quantity }) => {
      const parts = priced.parts.filter((part) => part.key.startsWith(`${key}.`))
      return {
        productId: type.id, kind: type.kind as Kind, categoryTitle: type.activity_name, productTitle: type.title, productTypeDescription: business.kindNames[type.kind]!,
        count: quantity, price: toDollars(type.price_cents), total: toDollars(type.price_cents * quantity),
        activationDateTimeUtc: window?.begins_at ?? null, timeslotBegin: slot?.begin_time.slice(0, 5) ?? null, timeslotEnd: slot?.end_time.slice(0, 5) ?? null, ticketOwners: [], rebates: [],
        taxes: taxes.map((tax) => ({ key: tax.key, description: tax.label, total: toDollars(sumOf(parts.map((part) => part.taxes.find((share) => share.key === tax.key)?.cents ?? 0))) })),
      }
    }),
  }
}
