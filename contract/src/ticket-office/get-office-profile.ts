import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { StoredProfile } from './profile.ts'

export const getOfficeProfile = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/profile/:id/internationalized',
  summary: 'Get the public page of the business in both languages, as its form saves it',
  access: 'MyTicketing',
  effect: 'read',
  params: z.object({ id: TenantId }),
  reply: StoredProfile,
  problems: [],
})
