import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { AllotmentSummary } from './allotment.ts'

export const findAllotments = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/order/allotments',
  summary: 'List the active allotments of the counters, and those that ended today',
  access: 'TicketCreation',
  effect: 'read',
  reply: z.strictObject({ items: z.array(AllotmentSummary) }),
  problems: [],
})
