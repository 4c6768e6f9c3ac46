import { z } from 'zod'
import { OverbookedCount } from '../availability/overbooked.ts'
import { readAlong } from '../catalogue-record.ts'
import { endpoint } from '../endpoint.ts'
import { Id, idOrItself, NotEmpty, TenantId, Unique } from '../primitives.ts'
import { Accessory, accessory } from './accessory.ts'

const saved = {
  ...readAlong,
  overbooked: OverbookedCount,
  ...accessory,
}

/** The body may be a record as read: its id, when present, must equal that of the path. */
export const saveAccessory = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/accessory/:id/internationalized',
  summary: 'Save an accessory',
  access: 'EquipmentRental',
  effect: 'write',
  params: z.object({ id: Id }),
  body: z.strictObject({
    publicId: Id.optional(),
    collaboratorPublicId: TenantId.optional(),
    ...saved,
  }),
  reply: Accessory,
  problems: ['NotFound', 'StaleVersion'],
})

export const saveAccessories = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/accessory/internationalized',
  summary: 'Save accessories, all of them or none',
  access: 'EquipmentRental',
  effect: 'write',
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    internationalizedAccessories: Unique(
      NotEmpty(
        z.strictObject({ publicId: Id, collaboratorPublicId: Id.optional(), ...saved }),
        300,
      ),
      idOrItself,
    ),
  }),
  reply: z.strictObject({ items: z.array(Accessory) }),
  problems: ['NotFound', 'StaleVersion'],
})
