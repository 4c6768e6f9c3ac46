import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, TenantId } from '../primitives.ts'
import { Activity, ListedActivity } from './activity.ts'

export const findActivities = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/activity/internationalized',
  summary:
    'List the activities with their categories, ticket types and state of sale, in list order',
  access: 'Activities',
  effect: 'read',
  query: z.strictObject({ collaboratorId: TenantId.optional() }),
  reply: z.strictObject({ activities: z.array(ListedActivity) }),
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
