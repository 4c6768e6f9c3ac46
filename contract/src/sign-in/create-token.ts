import { z } from 'zod'
import { accessTypes } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Chosen, Id, Required } from '../primitives.ts'

/**
 * `refreshToken` is opaque for the client `administration` (the real one travels in an HttpOnly
 * cookie); other clients get the real one.
 */
export const Tokens = z.strictObject({ accessToken: z.string(), refreshToken: z.string() })

export const createToken = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/1.0/Jwt',
  summary:
    'Exchange the identity provider’s access token (bearer) for the pair of this API, bound to the proven person',
  access: 'public',
  effect: 'outside',
  body: z.strictObject({
    /** What the pair is for: a business that grants it is chosen, and without one there is none. */
    accessType: Chosen(accessTypes).optional(),
    userPublicId: Id.optional(),
    clientName: Required(50),
    collaboratorPublicId: Id.optional(),
  }),
  reply: Tokens,
  problems: ['SignInRequired', 'NoAccess', 'ForgedActor', 'NotFound', 'TooManyTries'],
})
