import { z } from 'zod'
import { apiScopes } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Choice, Id, Instant, NotEmpty, Nothing, Required } from '../primitives.ts'

/** An API key without its secret, which is shown only once, at creation. */
export const ApiKey = z.strictObject({
  publicId: Id,
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** The last characters of the secret, so that a person can recognize the key. */
  hint: z.string(),
  createdDateTimeUtc: Instant,
  createdByName: z.string(),
  expiresDateTimeUtc: Instant.nullable(),
  lastUsedDateTimeUtc: Instant.nullable(),
})

const at = {
  service: 'configuration',
  path: '/1.0/configuration/apikey',
  access: 'Configuration',
  effect: 'write',
} as const

export const findApiKeys = endpoint({
  ...at,
  method: 'GET',
  summary: 'List the API keys with which other programs sell for the business, newest first',
  effect: 'read',
  reply: z.strictObject({ items: z.array(ApiKey) }),
  problems: [],
})
export const createApiKey = endpoint({
  ...at,
  method: 'POST',
  summary: 'Create an API key; only this response contains its secret',
  body: z.strictObject({
    name: Required(75),
    scopes: NotEmpty(Choice(apiScopes), apiScopes.length, 'required'),
    expiresDateTimeUtc: Instant.nullable().optional(),
  }),
  reply: ApiKey.extend({ key: z.string() }),
  problems: [],
})
export const revokeApiKey = endpoint({
  ...at,
  method: 'DELETE',
  path: '/1.0/configuration/apikey/:id',
  summary: 'Revoke an API key at once; its sales stay',
  params: z.strictObject({ id: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})
