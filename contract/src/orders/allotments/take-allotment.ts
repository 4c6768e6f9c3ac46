import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Integer, NotEmpty, Required, TenantId, Unique } from '../../primitives.ts'
import { Allotment, mostPlaces, mostSlots } from './allotment.ts'

export const takeAllotment = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/allotments',
  summary: 'Take places of today’s slots ahead, to sell them at a counter without a network',
  access: 'TicketCreation',
  effect: 'write',
  idempotent: true,
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    devicePublicId: Id,
    /** Place of the sales, for staff and the audit log. */
    counterName: Required(60),
    slots: Unique(
      NotEmpty(z.strictObject({ timeslotPublicId: Id, places: Integer(1, mostPlaces) }), mostSlots),
      (item) => (item as { timeslotPublicId: string }).timeslotPublicId,
    ),
  }),
  reply: Allotment,
  problems: [
    'NotFound',
    'NotOnSale',
    'NotEnoughInventory',
    'ListFull',
    'KeyReused',
    'StillRunning',
  ],
})
