import { z } from 'zod'
import { accessTypes } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Choice, Id, Required } from '../primitives.ts'

/**
 * `refreshToken` is opaque for the client `administration`, whose real one is an HttpOnly cookie;
 * other clients get the real one.
 */
export const Tokens = z.strictObject({ accessToken: z.string(), refreshToken: z.string() })

export const createToken = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/1.0/Jwt',
  summary:
    'Exchange the identity provider’s access token (bearer) for the tokens of this API, bound to the authenticated person',
  access: 'public',
  effect: 'outside',
  body: z.strictObject({
    /**
     * Access type that the tokens are for: a business that grants it is selected; without one it
     * fails.
     */
    accessType: Choice(accessTypes).optional(),
    userPublicId: Id.optional(),
    clientName: Required(50),
    collaboratorPublicId: Id.optional(),
  }),
  reply: Tokens,
  problems: ['SignInRequired', 'NoAccess', 'ForgedActor', 'NotFound', 'TooManyTries'],
})
