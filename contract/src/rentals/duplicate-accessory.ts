import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { Accessory } from './accessory.ts'

export const duplicateAccessory = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/accessory/:id/duplicate',
  summary: 'Copy an accessory to the end of the list',
  access: 'EquipmentRental',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Accessory,
  problems: ['NotFound', 'ListFull'],
})
