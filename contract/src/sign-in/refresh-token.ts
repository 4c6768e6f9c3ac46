import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Required, Text } from '../primitives.ts'
import { Tokens } from './create-token.ts'

export const refreshToken = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/1.0/Jwt/refresh',
  summary:
    'Exchange a refresh token for new tokens; each one works once. With collaboratorPublicId it selects that business',
  access: 'public',
  effect: 'outside',
  body: z.strictObject({
    expiredAccessToken: Text(8000).optional(),
    refreshToken: Text(500).optional(),
    clientName: Required(50),
    collaboratorPublicId: Id.optional(),
  }),
  reply: Tokens,
  problems: ['SignInRequired', 'NotFound'],
})
