import { z } from 'zod'
import { Required } from '../../primitives.ts'

/** Calls of a person about their own sign-in, whatever the business. */
export const ownFactor = {
  service: 'authorization',
  path: '/1.0/SecondFactor',
  access: 'account',
} as const
export const CurrentPassword = Required(200)
export const recoveryCodeCount = 10
/** Codes are returned only once; null when they already exist. */
export const Recovery = z.strictObject({ recoveryCodes: z.array(z.string()).nullable() })
