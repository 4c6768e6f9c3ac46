import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, ImageUrl, Integer, Version } from '../primitives.ts'
import { Owner } from './ticket-view.ts'

export const saveOwnerPicture = endpoint({
  service: 'ticketing',
  method: 'PUT',
  path: '/1.0/ticket/:id/ownerpicture',
  summary:
    'Set the photo of a season pass holder, replacing the former one; the first holder unless an index is given',
  access: 'Tickets',
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id }),
  body: z.strictObject({
    publicId: Id.optional(),
    version: Version,
    picture: ImageUrl('profiles'),
    /** Index of the holder, from 0, in the order of the ticket. */
    ownerPlace: Integer(0, 99).optional(),
  }),
  reply: z.strictObject({ publicId: Id, version: z.int(), owners: z.array(Owner) }),
  problems: ['NotFound', 'InvalidTicketTransition', 'StaleVersion', 'KeyReused', 'StillRunning'],
})
