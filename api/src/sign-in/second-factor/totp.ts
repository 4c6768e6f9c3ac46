import { generateSecret, generateURI, verifySync } from 'otplib'

const issuer = 'Guichet'
const stepSeconds = 30

/** A secret of 160 bits, as RFC 4226 requires. @returns base32 */
export const newTotpSecret = (): string => generateSecret({ length: 20 })

/** Content of the QR code for an authenticator app. */
export const totpUri = (email: string, secret: string): string =>
  generateURI({ strategy: 'totp', issuer, label: email, secret })

type CodeToCheck = { secret: string; code: string; now: string; lastStep: number | null }
/**
 * Time step (half a minute) of a code: the current one, or its neighbours for an inaccurate clock,
 * but none at or before the last used one.
 *
 * @returns Null for a wrong or used code
 */
export function stepOf({ secret, code, now, lastStep }: CodeToCheck): number | null {
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
