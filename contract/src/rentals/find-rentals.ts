import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Id, TenantId } from '../primitives.ts'

export const findRentals = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/rental',
  summary: 'List the equipment types on rent, with the durations of their active prices',
  access: [
    'EquipmentRental',
    'Timetables',
    'PromoCodes',
    'Forms',
    'Rescheduling',
    'Pricings',
    'TicketCreation',
  ],
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        publicId: Id,
        name: Bilingual,
        rentalPublicId: Id,
        rentalName: Bilingual,
        durations: z.array(z.string()),
      }),
    ),
  }),
  problems: [],
})
