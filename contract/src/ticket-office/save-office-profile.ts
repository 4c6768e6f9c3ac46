import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { ProfileForm, StoredProfile } from './profile.ts'

export const saveOfficeProfile = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/profile/:id/internationalized',
  summary: 'Save the whole public page of the business; images that it no longer shows are deleted',
  access: 'MyTicketing',
  effect: 'write',
  params: z.object({ id: TenantId }),
  body: ProfileForm,
  reply: StoredProfile,
  problems: ['StaleVersion'],
})
