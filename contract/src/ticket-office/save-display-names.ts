import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { kinds } from '../kinds.ts'
import { PerLanguage, TenantId } from '../primitives.ts'
import { DisplayNamesForm } from './profile.ts'

const StoredNames = z.strictObject({
  version: z.int(),
  languageSpecificFields: PerLanguage(
    z.strictObject({
      customDisplayNames: z.array(z.strictObject({ key: z.enum(kinds), value: z.string() })),
    }),
  ),
})

export const getDisplayNames = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/profile/:id/customdisplaynames',
  summary: 'Get the names of kinds that the business uses',
  access: 'MyTicketing',
  effect: 'read',
  params: z.object({ id: TenantId }),
  reply: StoredNames,
  problems: [],
})
export const saveDisplayNames = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/profile/:id/customdisplaynames',
  summary: 'Save the names of kinds that the business uses',
  access: 'MyTicketing',
  effect: 'write',
  params: z.object({ id: TenantId }),
  body: DisplayNamesForm,
  reply: StoredNames,
  problems: ['StaleVersion'],
})
