import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing, Ordering, TenantId } from '../primitives.ts'
import { Activity } from './activity.ts'

export const orderActivities = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/activity/internationalized/order',
  summary: 'Set the positions of the activities in their list',
  access: 'Activities',
  effect: 'write',
  body: z.strictObject({ collaboratorPublicId: TenantId, activityOrders: Ordering }),
  reply: Nothing,
  problems: ['NotFound'],
})

export const deleteActivity = endpoint({
  service: 'collaborator',
  method: 'DELETE',
  path: '/1.0/activity/internationalized/:id',
  summary: 'Delete an activity from the catalogue; sold items keep their texts and prices',
  access: 'Activities',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})

export const duplicateActivity = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/activity/internationalized/:id/duplicate',
  summary: 'Copy an activity to the end of the list, with every category switched off',
  access: 'Activities',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Activity,
  problems: ['NotFound', 'ListFull'],
})
