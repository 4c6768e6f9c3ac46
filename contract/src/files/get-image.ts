import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id, Text } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'
import { variants } from './image-variants.ts'

const FileName = printedAs(Text(120).regex(/^[\w-]+\.(jpg|png)$/, 'invalid'), {
  type: 'string',
  maxLength: 120,
  pattern: '^[A-Za-z0-9_-]+\\.(jpg|png)$',
})

/** Public pages and emails show these images: anyone who has the random name can read them. */
export const getImage = endpoint({
  service: 'files',
  method: 'GET',
  path: '/1.0/image/:container/:name',
  summary: 'Get the bytes of an image of the public page or of the catalogue',
  access: 'public',
  effect: 'outside',
  params: z.object({ container: Choice(['collaborators', 'rentals']), name: FileName }),
  produces: 'image/*',
  reply: z.unknown(),
  problems: ['NotFound', 'Unavailable'],
})

/**
 * A smaller picture of a public page, in a format of browsers. A stored picture that cannot be read
 * gives an empty one, a pixel high.
 */
export const getImageVariant = endpoint({
  service: 'files',
  method: 'GET',
  path: '/1.0/image/:container/:name/:variant',
  summary: 'Get an image of the public page or of the catalogue at a smaller width',
  access: 'public',
  effect: 'outside',
  params: z.object({
    container: Choice(['collaborators', 'rentals']),
    name: FileName,
    variant: Choice(variants),
  }),
  produces: 'image/*',
  reply: z.unknown(),
  problems: ['NotFound', 'Unavailable'],
})

/** The photo of a person is personal data: only staff of the same business can read it. */
export const getOwnerPicture = endpoint({
  service: 'files',
  method: 'GET',
  path: '/1.0/image/profiles/:userId/ticket-owner-picture/:name',
  summary: 'Get the bytes of a pass holder’s photo',
  access: 'staff',
  effect: 'outside',
  params: z.object({ userId: Id, name: FileName }),
  produces: 'image/png',
  reply: z.unknown(),
  problems: ['NotFound', 'Unavailable'],
})
