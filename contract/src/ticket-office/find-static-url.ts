import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Required } from '../primitives.ts'

/** The owner of an address is not confidential: the page at this address is public. */
export const findStaticUrl = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/catalog/searchCollaborator/staticUrl/:url',
  summary: 'Get the business that a short URL belongs to',
  access: 'MyTicketing',
  effect: 'read',
  params: z.object({ url: Required(200) }),
  reply: z.strictObject({ collaboratorId: Id.nullable(), isTaken: z.boolean() }),
  problems: [],
})
