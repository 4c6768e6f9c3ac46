import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing, TenantId } from '../primitives.ts'
import { CustomRole, CustomRoleForm } from './custom-role.ts'

const at = { service: 'collaborator', path: '/1.0/customrole', access: 'Staffs' } as const
const atOne = { ...at, path: '/1.0/customrole/:id', params: z.object({ id: Id }) } as const

export const findCustomRoles = endpoint({
  ...at,
  method: 'GET',
  summary: 'List the custom roles of the business, by name',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({ items: z.array(CustomRole) }),
  problems: [],
})
export const createCustomRole = endpoint({
  ...at,
  method: 'POST',
  summary: 'Create a custom role with permissions that the caller has',
  effect: 'write',
  body: CustomRoleForm.omit({ version: true }),
  reply: CustomRole,
  problems: ['BeyondOwnAccess', 'ListFull', 'SecondFactorRequired'],
})
export const saveCustomRole = endpoint({
  ...atOne,
  method: 'PUT',
  summary: 'Save a custom role; it applies from the next call of its holders',
  effect: 'write',
  body: CustomRoleForm,
  reply: CustomRole,
  problems: ['BeyondOwnAccess', 'NotFound', 'SecondFactorRequired', 'StaleVersion'],
})
export const deleteCustomRole = endpoint({
  ...atOne,
  method: 'DELETE',
  summary: 'Delete a custom role; refused while members hold it',
  effect: 'write',
  reply: Nothing,
  problems: ['NotFound', 'RoleInUse'],
})
