import { z } from 'zod'
import { CatalogueSale } from '../catalogue-sale.ts'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { Accessory } from './accessory.ts'

export const findAccessories = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/accessory/internationalized',
  summary: 'List the accessories with their state of sale',
  access: 'EquipmentRental',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({ items: z.array(Accessory.extend({ sale: CatalogueSale })) }),
  problems: [],
})
