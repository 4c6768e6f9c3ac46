import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { Accessory } from './accessory.ts'

export const findAccessories = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/accessory/internationalized',
  summary: 'List the accessories',
  access: 'EquipmentRental',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({ items: z.array(Accessory) }),
  problems: [],
})
