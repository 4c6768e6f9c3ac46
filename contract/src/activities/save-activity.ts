import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, idOrItself, NotEmpty, TenantId, Unique } from '../primitives.ts'
import { Activity, ActivityBody, NewActivity } from './activity.ts'

export const createActivity = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/activity/internationalized',
  summary: 'Create an activity at the end of the list',
  access: 'Activities',
  effect: 'write',
  idempotent: true,
  body: z.strictObject({ collaboratorId: TenantId.optional(), ...NewActivity }),
  reply: Activity,
  problems: ['ListFull', 'KeyReused', 'StillRunning'],
})

export const saveActivity = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/activity/internationalized/:id',
  summary: 'Save a whole activity: a category or ticket type that is not sent is archived',
  access: 'Activities',
  effect: 'write',
  params: z.object({ id: Id }),
  body: ActivityBody,
  reply: Activity,
  problems: ['NotFound', 'StaleVersion'],
})

export const saveActivities = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/activity/internationalized',
  summary: 'Save several whole activities, all of them or none',
  access: 'Activities',
  effect: 'write',
  body: z.strictObject({
    collaboratorId: TenantId.optional(),
    internationalizedActivities: Unique(NotEmpty(ActivityBody, 100), idOrItself),
  }),
  reply: z.strictObject({ activities: z.array(Activity) }),
  problems: ['NotFound', 'StaleVersion'],
})
