import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Required } from '../primitives.ts'

/** Says free or taken, never whose: another business's id is not revealed. */
export const findStaticUrl = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/catalog/searchCollaborator/staticUrl/:url',
  summary: 'Whether the address of a public page is taken',
  access: 'MyTicketing',
  effect: 'read',
  params: z.object({ url: Required(200) }),
  reply: z.strictObject({ collaboratorId: Id.nullable(), isTaken: z.boolean() }),
  problems: [],
})
