import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing } from '../../primitives.ts'

export const returnAllotment = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/allotments/:allotmentPublicId/return',
  summary: 'Return the places of an allotment that are not settled',
  access: 'TicketCreation',
  effect: 'write',
  params: z.strictObject({ allotmentPublicId: Id }),
  body: z.strictObject({
    /** True when another device takes the places back; the device may still send sales of them. */
    isTakenBack: z.boolean('type').optional(),
  }),
  reply: Nothing,
  problems: ['NotFound', 'HoldOver'],
})
