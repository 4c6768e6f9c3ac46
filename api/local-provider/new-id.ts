import { randomBytes } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id as Stripe makes them: `re_` and 24 letters that nobody guesses. */
export const newId = (prefix: string): string =>
  `${prefix}_${[...randomBytes(24)].map((byte) => letters[byte % letters.length]).join('')}`
