import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../primitives.ts'
import { Allotment } from './allotment.ts'

export const getAllotment = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/order/allotments/:allotmentPublicId',
  summary: 'Get a whole allotment, for a device that lost its stored copy',
  access: 'TicketCreation',
  effect: 'read',
  params: z.strictObject({ allotmentPublicId: Id }),
  reply: Allotment,
  problems: ['NotFound'],
})
