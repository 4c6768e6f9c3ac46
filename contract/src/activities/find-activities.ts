import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, TenantId } from '../primitives.ts'
import { Activity } from './activity.ts'

export const findActivities = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/activity/internationalized',
  summary: 'List the activities with their categories and ticket types, in list order',
  access: 'Activities',
  effect: 'read',
  query: z.strictObject({ collaboratorId: TenantId.optional() }),
  reply: z.strictObject({ activities: z.array(Activity) }),
  problems: [],
})

export const getActivity = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/activity/internationalized/:id',
  summary: 'Get an activity',
  access: 'Activities',
  effect: 'read',
  params: z.object({ id: Id }),
  reply: Activity,
  problems: ['NotFound'],
})
