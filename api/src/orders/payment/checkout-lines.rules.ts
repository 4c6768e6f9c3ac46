import type { CheckoutLine } from '../../payments/public.ts'
import type { LoadedOrder } from '../load-orders.db.ts'
import { unitCents } from '../unit-cost.rules.ts'

/**
 * Lines of a payment page, named after the provider's catalogue: units of one product at one price
 * together, each with its share of rebates and taxes, so that the lines add up to the payment.
 * Empty when no product is in the catalogue, or when a cent would be missing.
 */
export function checkoutLines(
  { units, order }: Pick<LoadedOrder, 'units' | 'order'>,
  catalog: ReadonlyMap<string, string>,
  cents: number,
): CheckoutLine[] {
  const paid = units.filter((unit) => unitCents(unit) > 0)
  if (!paid.some(({ product_id: id }) => id !== null && catalog.has(id))) return []
  if (paid.reduce((sum, unit) => sum + unitCents(unit), 0) !== cents) return []
  const alike = Map.groupBy(paid, (unit) => `${unit.line_id} ${unitCents(unit)}`)
  return [...alike.values()].map(([first, ...more]) => ({
    title: first!.product_title[order.language as 'fr' | 'en'],
    quantity: more.length + 1,
    cents: unitCents(first!),
    catalogRef: catalog.get(first!.product_id ?? '') ?? null,
  }))
}
