import { Price, Required } from '../primitives.ts'

/** Payment methods at a counter. */
export const paymentMethods = ['cash', 'card', 'other', 'free'] as const
/**
 * Payment methods of a sale: `link` waits for the client to pay on the provider's page, `terminal`
 * for the card at the terminal of the counter.
 */
export const saleMethods = [...paymentMethods, 'link', 'terminal'] as const
/** Payment methods of an order's balance. */
export const balanceMethods = ['cash', 'card', 'other', 'link', 'terminal'] as const
/** Methods to pay out a refund whose transfer was returned. */
export const returnedMethods = ['cash', 'card', 'other'] as const
/** Payment methods that an existing order can have. */
export const usedPaymentMethods = [...paymentMethods, 'online'] as const

/** Details of money received at the counter. */
export const receivedMoney = {
  /** Reference printed by the terminal; a business can require it for every card payment. */
  reference: Required(100).optional(),
  /** Cash that the client hands over, at least the amount due. */
  tendered: Price(0, 1_000_000_000).optional(),
}
