import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Choice, Required, Unique } from '../../primitives.ts'
import { printedAs } from '../../printed-schema.ts'
import { CurrentPassword, ownFactor, Recovery } from './own-factor.ts'

export const passkeyLimit = 10
export const passkeyNameLimit = 60
/** Bytes as base64url. Source: Web Authentication Level 3, section 5.1. */
const Bytes = (max: number) => {
  const pattern = new RegExp(`^[A-Za-z0-9_-]{1,${max}}$`)
  return printedAs(z.string('type').regex(pattern, 'invalid'), {
    type: 'string',
    pattern: pattern.source,
  })
}
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

export const beginPasskey = endpoint({
  ...ownFactor,
  path: '/1.0/SecondFactor/passkey/options',
  method: 'POST',
  summary: 'Get the options with which a browser creates a passkey, valid once',
  effect: 'outside',
  body: z.strictObject({ currentPassword: CurrentPassword }),
  reply: z.strictObject({
    challenge: z.string(),
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    excludeCredentials: z.array(z.strictObject({ id: z.string(), type: z.literal('public-key') })),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('preferred'),
      userVerification: z.literal('preferred'),
    }),
    attestation: z.literal('none'),
  }),
  problems: [
    'ListFull',
    'SecondFactorElsewhere',
    'SecondFactorRequired',
    'TooManyTries',
    'WrongPassword',
  ],
})
/** Result of `navigator.credentials.create`, reduced to the fields that are verified. */
const NewCredential = z.strictObject({
  id: Bytes(1400),
  clientDataJSON: Bytes(4000),
  attestationObject: Bytes(16_000),
  transports: Unique(
    z.array(Choice(transports), 'type').max(transports.length, `maxItems:${transports.length}`),
  ),
})
export const savePasskey = endpoint({
  ...ownFactor,
  path: '/1.0/SecondFactor/passkey',
  method: 'POST',
  summary: 'Save the passkey that the browser has created; the other sessions of the account end',
  effect: 'outside',
  body: z.strictObject({ name: Required(passkeyNameLimit), credential: NewCredential }),
  reply: Recovery,
  problems: ['ListFull', 'NotFound', 'PasskeyRefused'],
})
