import { generateSecret, generateURI, verifySync } from 'otplib'

const issuer = 'Guichet'
const stepSeconds = 30

/** 160 bits, as RFC 4226 asks for. @returns base32 */
export const newTotpSecret = (): string => generateSecret({ length: 20 })

/** What an authenticator app reads from a QR code. */
export const totpUri = (email: string, secret: string): string =>
  generateURI({ strategy: 'totp', issuer, label: email, secret })

type Given = { secret: string; code: string; now: string; lastStep: number | null }
/**
 * The half minute that a code is of: this one, or its neighbours for a clock that is a little
 * wrong. None at or before the last one of which a code was taken.
 *
 * @returns Null for a code that is wrong or was used
 */
export function stepOf({ secret, code, now, lastStep }: Given): number | null {
  const result = verifySync({
    strategy: 'totp',
    secret,
    token: code,
    epoch: Math.floor(Date.parse(now) / 1000),
    epochTolerance: stepSeconds,
    ...(lastStep !== null && { afterTimeStep: lastStep }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
