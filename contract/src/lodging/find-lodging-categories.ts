import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, TenantId } from '../primitives.ts'
import { LodgingCategory } from './lodging-category.ts'

export const findLodgingCategories = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/lodging/internationalized',
  summary:
    'List lodging categories with their unit types and nightly prices; all of them, or one by its id',
  access: 'Lodging',
  effect: 'read',
  query: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    lodgingPublicId: Id.optional(),
  }),
  reply: z.strictObject({ items: z.array(LodgingCategory) }),
  problems: ['NotFound'],
})
