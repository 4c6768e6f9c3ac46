import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Nothing, Required } from '../../primitives.ts'
import { Order } from '../order-view.ts'

export const resendPaymentLink = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/:ref/payment/link/resend',
  summary: 'Email the payment link of an order again, at least one minute after the last email',
  params: z.object({ ref: Required(50) }),
  access: ['TicketCreation', 'Orders'],
  effect: 'write',
  idempotent: true,
  body: Nothing,
  reply: Order,
  problems: [
    'NotFound',
    'InvalidOrderTransition',
    'NothingToSend',
    'TooManyTries',
    'KeyReused',
    'StillRunning',
  ],
})
