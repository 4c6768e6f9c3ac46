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
    'When screens lock themselves here, whether the person has a PIN, and who may take this browser over by theirs',
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
  summary: 'Lock the session: no call is answered until a PIN opens it',
  effect: 'write',
  reply: Nothing,
  problems: ['PinMissing'],
})
/** The account that opens it continues under its own name; the page keeps its content. */
export const openLock = endpoint({
  ...at,
  path: '/1.0/Lock/open',
  method: 'POST',
  summary: 'Open a locked session by a PIN, or take it over as another clerk of this browser',
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
  summary: 'Choose one’s PIN in this business; one’s password is asked for where there is one',
  effect: 'outside',
  body: z.strictObject({ pin: NewPin, currentPassword: Required(200).optional() }),
  reply: Nothing,
  problems: ['WrongPassword', 'TooManyTries'],
})
export const removePin = endpoint({
  ...at,
  path: '/1.0/Lock/pin',
  method: 'DELETE',
  summary: 'Have no PIN in this business any more',
  effect: 'write',
  reply: Nothing,
  problems: [],
})
export const saveIdleLock = endpoint({
  ...at,
  path: '/1.0/Lock/idle',
  method: 'PUT',
  access: 'Staffs',
  summary: 'When screens lock themselves; never with null. Only those with a PIN are locked out',
  effect: 'write',
  body: z.strictObject({ idleMinutes: IdleMinutes.nullable() }),
  reply: Nothing,
  problems: [],
})
