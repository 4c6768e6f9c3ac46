import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Choice, LocalDate, Price, Required } from '../../primitives.ts'
import { Order } from '../order-view.ts'
import { balanceMethods, receivedMoney } from '../payment-methods.ts'

const at = {
  service: 'order',
  params: z.object({ ref: Required(50) }),
  access: ['TicketCreation', 'Orders'],
  effect: 'write',
  idempotent: true,
  reply: Order,
} as const
const problems = ['NotFound', 'NothingOwed', 'PaymentAwaited', 'KeyReused', 'StillRunning'] as const

export const payBalance = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/order/:ref/balance/payment',
  summary: 'Take a payment of the balance of an order, or request it by link or at the terminal',
  body: z.strictObject({
    /** Defaults to the whole balance. */
    amount: Price(1, 1_000_000_000).optional(),
    method: Choice(balanceMethods),
    ...receivedMoney,
  }),
  problems: [...problems, 'NoOpenTill', 'PaymentsNotReady', 'TerminalNotConnected'],
})

export const setBalanceTerms = endpoint({
  ...at,
  method: 'PUT',
  path: '/1.0/order/:ref/balance',
  summary: 'Change the due date of an order’s balance, and its purchase order number',
  body: z.strictObject({
    dueDate: LocalDate,
    purchaseOrder: Required(50).nullable(),
  }),
  problems,
})
