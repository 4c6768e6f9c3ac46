import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { AllotmentSummary } from './allotment.ts'

export const findAllotments = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/order/allotments',
  summary: 'What counters have taken ahead to sell without a network, and what ended today of it',
  access: 'TicketCreation',
  effect: 'read',
  reply: z.strictObject({ items: z.array(AllotmentSummary) }),
  problems: [],
})
