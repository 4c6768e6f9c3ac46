import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { activityCategories } from '../kinds.ts'
import { Bilingual, Id, TenantId } from '../primitives.ts'

export const findActivityCategories = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/activity/category',
  summary: 'List the names of the activities and of their categories, for choosing them',
  access: [
    'Activities',
    'Forms',
    'Timetables',
    'PromoCodes',
    'Traffic',
    'Rescheduling',
    'Products',
    'MyTicketing',
  ],
  effect: 'read',
  query: z.strictObject({ collaboratorId: TenantId.optional() }),
  reply: z.strictObject({
    activities: z.array(
      z.strictObject({
        publicId: Id,
        name: Bilingual,
        categories: z.array(
          z.strictObject({
            publicId: Id,
            category: z.enum(activityCategories),
            /** Present when the category is switched off: nothing in it can be bought. */
            isInactive: z.literal(true).optional(),
          }),
        ),
      }),
    ),
  }),
  problems: [],
})
