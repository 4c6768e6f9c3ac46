import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { AccessoryOption } from './accessory.ts'

export const findAccessoryOptions = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/accessory',
  summary: 'The accessories, by name and by the rental categories that they go with',
  access: ['EquipmentRental', 'Rescheduling', 'Pricings', 'TicketCreation'],
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({ items: z.array(AccessoryOption) }),
  problems: [],
})
