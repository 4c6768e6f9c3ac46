import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { AccessoryOption } from './accessory.ts'

export const findAccessoryOptions = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/accessory',
  summary: 'List the accessories by name, with their rental categories',
  access: ['EquipmentRental', 'Rescheduling', 'Pricings', 'TicketCreation'],
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({ items: z.array(AccessoryOption) }),
  problems: [],
})
