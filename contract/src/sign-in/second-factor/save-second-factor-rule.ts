import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Choice, Nothing, TenantId, Unique } from '../../primitives.ts'

/** Built-in roles for which a business can require a second factor, besides custom roles. */
export const guardedRoles = ['MainStaff', 'Validator', 'SchedulerDashboardAdmin'] as const
export type GuardedRole = (typeof guardedRoles)[number]
const rule = { service: 'collaborator', path: '/1.0/secondfactor', access: 'Staffs' } as const

export const getSecondFactorRule = endpoint({
  ...rule,
  method: 'GET',
  summary:
    'Get which members must use a second factor, in addition to custom roles that require it',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({ roles: z.array(z.enum(guardedRoles)) }),
  problems: [],
})
export const saveSecondFactorRule = endpoint({
  ...rule,
  method: 'PUT',
  summary: 'Require a second factor of members, from their next call; the caller must have one',
  effect: 'write',
  body: z.strictObject({
    roles: Unique(
      z
        .array(Choice(guardedRoles), 'type')
        .max(guardedRoles.length, `maxItems:${guardedRoles.length}`),
    ),
  }),
  reply: Nothing,
  problems: ['MainStaffOnly', 'SecondFactorRequired'],
})
