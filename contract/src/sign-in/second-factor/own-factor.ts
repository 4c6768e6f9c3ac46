import { z } from 'zod'
import { Required } from '../../primitives.ts'

/** What a person asks about their own sign-in: in no business. */
export const ownFactor = {
  service: 'authorization',
  path: '/1.0/SecondFactor',
  access: 'account',
} as const
export const CurrentPassword = Required(200)
export const recoveryCodeCount = 10
/** Shown once; null where there are codes already. */
export const Recovery = z.strictObject({ recoveryCodes: z.array(z.string()).nullable() })
