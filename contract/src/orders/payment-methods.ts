import { Price, Required } from '../primitives.ts'

/** How an order is paid at a counter. */
export const paymentMethods = ['cash', 'card', 'other', 'free'] as const
/**
 * How a sale may be paid: `link` waits for the client to pay on the page of the provider,
 * `terminal` for the card at the terminal of the counter.
 */
export const saleMethods = [...paymentMethods, 'link', 'terminal'] as const
/** How the balance of an order may be paid. */
export const balanceMethods = ['cash', 'card', 'other', 'link', 'terminal'] as const
/** How a refund is paid whose money came back. */
export const returnedMethods = ['cash', 'card', 'other'] as const
/** How an order may have been paid. */
export const usedPaymentMethods = [...paymentMethods, 'online'] as const

/** What is told of money that comes in at the counter. */
export const receivedMoney = {
  /** What the terminal printed; a business may require it of every card. */
  reference: Required(100).optional(),
  /** The cash that the client hands over: at least what is due. */
  tendered: Price(0, 1_000_000_000).optional(),
}
