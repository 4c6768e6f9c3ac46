import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Choice, Id, Required } from '../../primitives.ts'
import { returnedMethods } from '../payment-methods.ts'
import { Refund } from './refund-view.ts'

export const payReturnedRefund = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/refund/transfer/:id/manual',
  summary:
    'Record how a returned refund was paid to the client; the provider does not pay it again',
  access: 'Orders',
  restriction: 'Refund',
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id }),
  body: z.strictObject({
    method: Choice(returnedMethods),
    reference: Required(100).optional(),
  }),
  reply: Refund,
  problems: ['NotFound', 'InvalidOrderTransition', 'NoOpenTill', 'KeyReused', 'StillRunning'],
})
