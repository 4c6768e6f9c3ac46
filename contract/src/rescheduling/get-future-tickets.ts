import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'

export const getFutureTickets = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/rescheduling/items/:id/future-tickets',
  summary:
    'Count the future tickets and stays of an activity, equipment, an accessory or lodging, to reschedule before it is deleted',
  access: ['Activities', 'EquipmentRental', 'Lodging', 'Rescheduling'],
  effect: 'read',
  params: z.object({ id: Id }),
  reply: z.strictObject({ tickets: z.int(), stays: z.int() }),
  problems: ['NotFound'],
})
