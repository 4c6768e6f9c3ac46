import { resendOfficeOrder } from '@guichet/contract/office/office-order-files.ts'
import type { Ask, FormRequest } from '../kit/call.ts'
import type { Destination } from './outcome.ts'

/** Sends the confirmation of the order of a cart again. */
export async function resendOrder(ask: Ask, { params }: FormRequest): Promise<Destination> {
  await ask(resendOfficeOrder, { params: { office: params.office!, cart: params.cart! } })
  return { cart: params.cart!, rest: '?notice=sent' }
}
