import { findOfficeCart } from '@guichet/contract/office/save-office-cart.ts'
import { openOfficePayment } from '@guichet/contract/office/sell-office-cart.ts'
import type { Business } from '../../kit/business.ts'
import { problemOf, type Ask, type PageRequest } from '../../kit/call.ts'

export type PaymentProps = { business: Business; url: string | null; amount: number }

/** Opens the page of the provider; its address is null when the order waits for no payment. */
export async function loadPayment(ask: Ask, { params }: PageRequest): Promise<PaymentProps> {
  const at = { office: params.office!, cart: params.cart! }
  const { business, order } = await ask(findOfficeCart, { params: at })
  const amount = order?.finalCost ?? 0
  try {
    const { url } = await ask(openOfficePayment, { params: at })
    return { business, url, amount }
  } catch (error) {
    if (problemOf(error, 'HoldOver')) return { business, url: null, amount }
    throw error
  }
}
