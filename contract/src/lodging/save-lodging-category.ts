import { z } from 'zod'
import { readAlong } from '../catalogue-record.ts'
import { endpoint } from '../endpoint.ts'
import { Id, TenantId } from '../primitives.ts'
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
    ...readAlong,
    ...lodgingCategory,
  }),
  reply: LodgingCategory,
  problems: ['NotFound', 'StaleVersion'],
})
