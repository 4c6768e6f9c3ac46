import { randomBytes } from 'node:crypto'

export const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letters = `${capitals}abcdefghijklmnopqrstuvwxyz0123456789`

/** Cryptographically random text. */
export const randomText = (length: number, alphabet = letters): string =>
  [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')

/** An id in Stripe's format: `re_` and 24 letters. */
export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`
