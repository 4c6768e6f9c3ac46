import { z } from 'zod'
import { accessTypes, restrictions, tokenRoles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { ActorId, Bilingual, Id, TenantId } from '../primitives.ts'

export const getStaffAccess = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Staff/access',
  summary: 'Get the permissions of the signed-in account in the selected business',
  access: 'signed-in',
  effect: 'read',
  beforeSecondFactor: true,
  query: z.strictObject({ collaboratorPublicId: TenantId.optional(), userPublicId: ActorId }),
  reply: z.strictObject({
    publicId: Id,
    isMainStaff: z.boolean(),
    accesses: z.array(z.enum(accessTypes)),
    restrictions: z.array(z.enum(restrictions)),
    roles: z.array(z.enum(tokenRoles)),
    /** True while all other calls are refused, until the session has proven a second factor. */
    lacksSecondFactor: z.boolean(),
    administrationRoles: z.array(z.strictObject({ customRolePublicId: Id, name: Bilingual })),
  }),
  problems: [],
})
