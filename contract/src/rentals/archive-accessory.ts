import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing } from '../primitives.ts'

export const archiveAccessory = endpoint({
  service: 'collaborator',
  method: 'DELETE',
  path: '/1.0/accessory/:id',
  summary: 'Takes an accessory out of the catalogue; what was sold stays as it is',
  access: 'EquipmentRental',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})
