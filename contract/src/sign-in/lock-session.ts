import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Integer, Nothing, Required } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'
import { Tokens } from './create-token.ts'

const at = { service: 'authorization', path: '/1.0/Lock', access: 'signed-in' } as const

const pinPattern = /^\d{4,8}$/
const isRun = (pin: string, step: number) =>
  [...pin].every((digit, i) => i === 0 || Number(digit) - Number(pin[i - 1]) === step)
/** Returns true for easily guessed PINs: a repeated digit, or consecutive digits. */
const isObvious = (pin: string) =>
  pinPattern.test(pin) && [0, 1, -1].some((step) => isRun(pin, step))
/** Four to eight digits. */
const Pin = z.string('type').regex(pinPattern, 'pin')
export const NewPin = printedAs(
  Pin.refine((pin) => !isObvious(pin), 'pinTooEasy'),
  { type: 'string', pattern: pinPattern.source },
)
/** Minutes without input after which a session locks. */
const IdleMinutes = Integer(1, 60)

export const getLock = endpoint({
  ...at,
  method: 'GET',
  summary:
    'Get when sessions lock here, whether the account has a PIN, and the accounts that can take this browser over with theirs',
  effect: 'outside',
  whileLocked: true,
  reply: z.strictObject({
    idleMinutes: z.int().nullable(),
    hasPin: z.boolean(),
    isLocked: z.boolean(),
    /** Accounts that have signed in with this browser, by name; includes the caller. */
    clerks: z.array(z.strictObject({ userPublicId: Id, name: z.string() })),
  }),
  problems: [],
})
export const lockSession = endpoint({
  ...at,
  method: 'POST',
  summary: 'Lock the session: every call is refused until a PIN unlocks it',
  effect: 'write',
  whileLocked: true,
  reply: Nothing,
  problems: ['PinMissing'],
})
/** The account that opens it continues under its own name; the page keeps its content. */
export const openLock = endpoint({
  ...at,
  path: '/1.0/Lock/open',
  method: 'POST',
  summary: 'Unlock a locked session with a PIN, or take it over as another clerk of this browser',
  effect: 'outside',
  whileLocked: true,
  body: z.strictObject({ clerkPublicId: Id, pin: Pin }),
  reply: Tokens,
  problems: ['WrongPin', 'TooManyTries'],
})
export const savePin = endpoint({
  ...at,
  path: '/1.0/Lock/pin',
  method: 'PUT',
  summary: 'Set one’s PIN in this business; needs the password of an account that has one',
  effect: 'outside',
  body: z.strictObject({ pin: NewPin, currentPassword: Required(200).optional() }),
  reply: Nothing,
  problems: ['WrongPassword', 'TooManyTries'],
})
export const removePin = endpoint({
  ...at,
  path: '/1.0/Lock/pin',
  method: 'DELETE',
  summary: 'Delete one’s PIN in this business',
  effect: 'write',
  reply: Nothing,
  problems: [],
})
export const saveIdleLock = endpoint({
  ...at,
  path: '/1.0/Lock/idle',
  method: 'PUT',
  access: 'Staffs',
  summary: 'Set when sessions lock themselves; null is never. Only accounts with a PIN are locked',
  effect: 'write',
  body: z.strictObject({ idleMinutes: IdleMinutes.nullable() }),
  reply: Nothing,
  problems: [],
})
