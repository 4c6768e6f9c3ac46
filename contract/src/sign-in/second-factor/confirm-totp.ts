import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { printedAs } from '../../printed-schema.ts'
import { CurrentPassword, ownFactor, Recovery } from './own-factor.ts'

const totpPattern = /^\d{6}$/
/** Six digits; white space is removed, because people type two groups. */
export const TotpCode = printedAs(
  z
    .string('type')
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().regex(totpPattern, 'totpCode')),
  { type: 'string', pattern: '^\\s*(\\d\\s*){6}$' },
)

export const beginTotp = endpoint({
  ...ownFactor,
  path: '/1.0/SecondFactor/totp',
  method: 'POST',
  summary: 'Create a secret for an authenticator app; it is active once a code confirms it',
  effect: 'outside',
  body: z.strictObject({ currentPassword: CurrentPassword }),
  reply: z.strictObject({
    /** Base32 secret, to type when no QR code can be scanned. */
    secret: z.string(),
    /** `otpauth://` URI for a QR code. */
    uri: z.string(),
  }),
  problems: [
    'SecondFactorElsewhere',
    'SecondFactorExists',
    'SecondFactorRequired',
    'TooManyTries',
    'WrongPassword',
  ],
})
export const confirmTotp = endpoint({
  ...ownFactor,
  path: '/1.0/SecondFactor/totp',
  method: 'PUT',
  summary:
    'Activate the authenticator app with a code of it; the other sessions of the account end',
  effect: 'outside',
  body: z.strictObject({ code: TotpCode }),
  reply: Recovery,
  problems: ['NotFound', 'SecondFactorExists', 'TooManyTries', 'WrongCode'],
})
