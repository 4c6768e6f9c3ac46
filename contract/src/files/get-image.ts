import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Chosen, Id, Text } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'

const FileName = printedAs(Text(120).regex(/^[\w-]+\.(jpg|png)$/, 'invalid'), {
  type: 'string',
  maxLength: 120,
  pattern: '^[A-Za-z0-9_-]+\\.(jpg|png)$',
})

/** Shown on public pages and in mails: open to whoever knows the name, which nobody can guess. */
export const getImage = endpoint({
  service: 'files',
  method: 'GET',
  path: '/1.0/image/:container/:name',
  summary: 'The bytes of a picture of a page or of the catalogue',
  access: 'public',
  effect: 'outside',
  params: z.object({ container: Chosen(['collaborators', 'rentals']), name: FileName }),
  produces: 'image/*',
  reply: z.unknown(),
  problems: ['NotFound', 'Unavailable'],
})

/** A face is nobody else's business: only people of the same business see it. */
export const getOwnerPicture = endpoint({
  service: 'files',
  method: 'GET',
  path: '/1.0/image/profiles/:userId/ticket-owner-picture/:name',
  summary: 'The bytes of a pass owner’s picture',
  access: 'staff',
  effect: 'outside',
  params: z.object({ userId: Id, name: FileName }),
  produces: 'image/png',
  reply: z.unknown(),
  problems: ['NotFound', 'Unavailable'],
})
