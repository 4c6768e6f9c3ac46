import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { LodgingCategory, lodgingCategory } from './lodging-category.ts'

export const createLodgingCategory = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/lodging/internationalized',
  summary: 'Create a lodging category at the end of the list',
  access: 'Lodging',
  effect: 'write',
  body: z.strictObject({ collaboratorPublicId: TenantId, ...lodgingCategory }),
  reply: LodgingCategory,
  problems: ['NotFound', 'ListFull'],
})
