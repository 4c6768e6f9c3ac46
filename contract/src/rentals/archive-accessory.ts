import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing } from '../primitives.ts'

export const archiveAccessory = endpoint({
  service: 'collaborator',
  method: 'DELETE',
  path: '/1.0/accessory/:id',
  summary: 'Delete an accessory from the catalogue; sold items do not change',
  access: 'EquipmentRental',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})
