import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing, TenantId } from '../primitives.ts'
import { CustomRole, CustomRoleForm } from './custom-role.ts'

const at = { service: 'collaborator', path: '/1.0/customrole', access: 'Staffs' } as const
const atOne = { ...at, path: '/1.0/customrole/:id', params: z.object({ id: Id }) } as const

export const findCustomRoles = endpoint({
  ...at,
  method: 'GET',
  summary: 'The roles that the business has made, by name',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({ items: z.array(CustomRole) }),
  problems: [],
})
export const createCustomRole = endpoint({
  ...at,
  method: 'POST',
  summary: 'A new role, of what whoever makes it may do themselves',
  effect: 'write',
  body: CustomRoleForm.omit({ version: true }),
  reply: CustomRole,
  problems: ['BeyondOwnAccess', 'ListFull', 'SecondFactorRequired'],
})
export const saveCustomRole = endpoint({
  ...atOne,
  method: 'PUT',
  summary: 'Change a role; it counts from the next call of whoever holds it',
  effect: 'write',
  body: CustomRoleForm,
  reply: CustomRole,
  problems: ['BeyondOwnAccess', 'NotFound', 'SecondFactorRequired', 'StaleVersion'],
})
export const deleteCustomRole = endpoint({
  ...atOne,
  method: 'DELETE',
  summary: 'Delete a role that nobody holds',
  effect: 'write',
  reply: Nothing,
  problems: ['NotFound', 'RoleInUse'],
})
