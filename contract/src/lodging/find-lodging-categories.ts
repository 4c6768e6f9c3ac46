import { z } from 'zod'
import { CatalogueSale } from '../catalogue-sale.ts'
import { endpoint } from '../endpoint.ts'
import { Id, TenantId } from '../primitives.ts'
import { LodgingCategory } from './lodging-category.ts'

export const findLodgingCategories = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/lodging/internationalized',
  summary:
    'List lodging categories with their unit types, nightly prices and state of sale; all of them, or one by its id',
  access: 'Lodging',
  effect: 'read',
  query: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    lodgingPublicId: Id.optional(),
  }),
  reply: z.strictObject({ items: z.array(LodgingCategory.extend({ sale: CatalogueSale })) }),
  problems: ['NotFound'],
})
