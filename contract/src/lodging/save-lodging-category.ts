import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Integer, TenantId, Version } from '../primitives.ts'
import { LodgingCategory, lodgingCategory } from './lodging-category.ts'

export const saveLodgingCategory = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/lodging/internationalized/:id',
  summary: 'Save a whole lodging category',
  access: 'Lodging',
  effect: 'write',
  params: z.object({ id: Id }),
  body: z.strictObject({
    publicId: Id.optional(),
    collaboratorPublicId: TenantId.optional(),
    version: Version,
    order: Integer(0, 9999).optional(),
    ...lodgingCategory,
  }),
  reply: LodgingCategory,
  problems: ['NotFound', 'StaleVersion'],
})
