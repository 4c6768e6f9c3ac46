import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { Accessory, accessory } from './accessory.ts'

export const createAccessory = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/accessory/internationalized',
  summary: 'Create an accessory at the end of the list',
  access: 'EquipmentRental',
  effect: 'write',
  body: z.strictObject({ collaboratorPublicId: TenantId.optional(), ...accessory }),
  reply: Accessory,
  problems: ['NotFound', 'ListFull'],
})
