import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Nothing, Required } from '../../primitives.ts'
import { Order } from '../order-view.ts'

const at = {
  service: 'order',
  params: z.object({ ref: Required(50) }),
  access: ['TicketCreation', 'Orders'],
  effect: 'write',
  body: Nothing,
  reply: Order,
  problems: ['NotFound', 'InvalidOrderTransition'],
} as const
export const cancelPayment = endpoint({
  ...at,
  scopes: ['pay'],
  method: 'POST',
  path: '/1.0/order/:ref/payment/cancel',
  summary:
    'Cancel the pending payment of an order: its places go back on sale once the provider confirms that nothing was paid',
})
export const checkPayment = endpoint({
  ...at,
  scopes: ['pay'],
  method: 'POST',
  path: '/1.0/order/:ref/payment/check',
  summary: 'Query the provider for the state of the payment and the refunds of an order',
})
export const sendToTerminal = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/order/:ref/payment/terminal',
  summary:
    'Send an order to the payment terminal again, after the card was refused or the sale was canceled there',
  problems: ['NotFound', 'InvalidOrderTransition', 'TerminalNotConnected'],
})
