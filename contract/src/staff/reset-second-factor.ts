import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing } from '../primitives.ts'

/** For a member who has lost both the factor and the recovery codes. */
export const resetSecondFactor = endpoint({
  service: 'collaborator',
  path: '/1.0/staff/:id/secondfactor',
  access: 'Staffs',
  method: 'DELETE',
  summary:
    'Delete the second factors of a member without another business; they are notified by email, and their sessions end',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Nothing,
  problems: ['MainStaffOnly', 'NotFound', 'OwnMembership', 'WorksElsewhere'],
})
