import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { receivedMoney, saleMethods } from '../orders/payment-methods.ts'
import { Choice, Id, LocalDate, Required, Version } from '../primitives.ts'
import { Quote } from './quote-view.ts'

export const convertQuote = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/quote/:id/order',
  summary:
    'Convert an accepted quote to an order at the promised price: paid at the counter, or by a link that the client gets',
  access: 'Quotes',
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id }),
  body: z.strictObject({
    version: Version,
    /** Payment method; with a deposit, that of the deposit. */
    method: Choice(saleMethods),
    ...receivedMoney,
    /** Due date of the balance, when the quote's own has passed. */
    balanceDueDate: LocalDate.optional(),
    purchaseOrder: Required(50).optional(),
  }),
  reply: Quote,
  problems: [
    'NotFound',
    'QuoteNotOpen',
    'QuoteOutdated',
    'StaleVersion',
    'NotOnSale',
    'NotEnoughInventory',
    'RebateNotApplied',
    'HoldOver',
    'NoOpenTill',
    'PaymentsNotReady',
    'TerminalNotConnected',
    'KeyReused',
    'StillRunning',
  ],
})
