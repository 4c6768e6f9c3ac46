import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing, Required } from '../primitives.ts'

const at = {
  service: 'administration',
  method: 'POST',
  access: 'SalesReports',
  effect: 'write',
  reply: Nothing,
} as const
const Name = Required(50)
const params = z.object({ id: Id })

export const saveTillSettings = endpoint({
  ...at,
  path: '/1.0/Till/settings',
  summary: 'Save whether cash needs an open till, and whether drawers are counted blindly',
  body: z.strictObject({ isTillRequired: z.boolean('type'), isBlindCount: z.boolean('type') }),
  problems: [],
})
export const createRegister = endpoint({
  ...at,
  path: '/1.0/Till/register',
  summary: 'Create a register, the place of a drawer',
  body: z.strictObject({ name: Name }),
  problems: [],
})
export const renameRegister = endpoint({
  ...at,
  path: '/1.0/Till/register/:id/rename',
  summary: 'Rename a register; past tills show the new name too',
  params,
  body: z.strictObject({ name: Name }),
  problems: ['NotFound'],
})
export const archiveRegister = endpoint({
  ...at,
  path: '/1.0/Till/register/:id/archive',
  summary: 'Delete a register; its past tills stay. Its open till must be closed first',
  params,
  problems: ['NotFound', 'RegisterInUse'],
})
