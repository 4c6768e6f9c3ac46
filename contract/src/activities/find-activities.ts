import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, TenantId } from '../primitives.ts'
import { Activity } from './activity.ts'

export const findActivities = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/activity/internationalized',
  summary: 'Every activity with its categories and ticket types, in their order',
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
  summary: 'One activity',
  access: 'Activities',
  effect: 'read',
  params: z.object({ id: Id }),
  reply: Activity,
  problems: ['NotFound'],
})
