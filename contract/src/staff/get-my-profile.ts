import { z } from 'zod'
import { restrictions, tokenRoles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { ActorId, Bilingual, Id, LanguageCode } from '../primitives.ts'

const Employer = z.strictObject({ publicId: Id, name: Bilingual, colour: z.string() })
export const MyProfile = z.strictObject({
  publicId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: LanguageCode,
  roles: z.array(z.enum(tokenRoles)),
  associatedCollaboratorPublicId: Id.nullable(),
  associatedCollaboratorPublicIds: z.array(Id),
  associatedCollaborators: z.array(Employer),
  /** Businesses whose tickets the person can validate. */
  validatedCollaborators: z.array(Employer),
  restrictions: z.array(z.enum(restrictions)),
  /** True when the account has a password in this installation, which can be changed here. */
  hasPassword: z.boolean(),
})

export const getMyProfile = endpoint({
  service: 'user',
  method: 'GET',
  path: '/1.0/profile/me/:id',
  summary: 'Get the signed-in account and its businesses',
  access: 'account',
  effect: 'read',
  params: z.object({ id: ActorId }),
  reply: MyProfile,
  problems: [],
})
