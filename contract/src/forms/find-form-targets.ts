import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { activityCategories } from '../kinds.ts'
import { Bilingual, Id, TenantId } from '../primitives.ts'

export const findFormTargets = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/form/targets',
  summary:
    'List the possible targets of a form: activities with their categories, and equipment types',
  access: 'Forms',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({
    activities: z.array(
      z.strictObject({
        publicId: Id,
        name: Bilingual,
        categories: z.array(z.enum(activityCategories)),
      }),
    ),
    rentalModels: z.array(
      z.strictObject({ publicId: Id, name: Bilingual, categoryName: Bilingual }),
    ),
  }),
  problems: [],
})
