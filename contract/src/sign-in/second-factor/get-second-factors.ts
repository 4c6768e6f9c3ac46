import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Instant, Nothing } from '../../primitives.ts'
import { CurrentPassword, ownFactor } from './own-factor.ts'

export const Passkey = z.strictObject({
  publicId: Id,
  name: z.string(),
  createdDateTimeUtc: Instant,
  lastUsedDateTimeUtc: Instant.nullable(),
})
export type Passkey = z.output<typeof Passkey>

export const getSecondFactors = endpoint({
  ...ownFactor,
  method: 'GET',
  summary: 'List the second factors of the account',
  effect: 'read',
  reply: z.strictObject({
    /** Time since which an authenticator app is registered; null without one. */
    totpSinceDateTimeUtc: Instant.nullable(),
    passkeys: z.array(Passkey),
    recoveryCodesLeft: z.int(),
    /** True when this session has proven a second factor. */
    isProven: z.boolean(),
    /** True when a business of the person requires one. */
    isRequired: z.boolean(),
    /** False when another identity provider signs people in: factors cannot be chosen here. */
    canChoose: z.boolean(),
  }),
  problems: [],
})
const removal = {
  ...ownFactor,
  method: 'POST',
  effect: 'outside',
  body: z.strictObject({ currentPassword: CurrentPassword }),
  reply: Nothing,
  problems: [
    'NotFound',
    'SecondFactorElsewhere',
    'SecondFactorNeeded',
    'SecondFactorRequired',
    'TooManyTries',
    'WrongPassword',
  ],
} as const
export const removePasskey = endpoint({
  ...removal,
  path: '/1.0/SecondFactor/passkey/:id/removal',
  summary: 'Delete a passkey; the last second factor stays while a role requires one',
  params: z.object({ id: Id }),
})
export const removeTotp = endpoint({
  ...removal,
  path: '/1.0/SecondFactor/totp/removal',
  summary: 'Delete the authenticator app; the last second factor stays while a role requires one',
})
export const renewRecoveryCodes = endpoint({
  ...ownFactor,
  path: '/1.0/SecondFactor/recovery',
  method: 'POST',
  summary: 'Create new recovery codes; the former ones become invalid',
  effect: 'outside',
  body: z.strictObject({ currentPassword: CurrentPassword }),
  reply: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  problems: [
    'NotFound',
    'SecondFactorElsewhere',
    'SecondFactorRequired',
    'TooManyTries',
    'WrongPassword',
  ],
})
