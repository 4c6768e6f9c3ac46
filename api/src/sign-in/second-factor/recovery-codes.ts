import { createHash, randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '@guichet/contract/sign-in/second-factor/own-factor.ts'

/** Crockford's base 32: none of its characters looks like another. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 16

/** Sixteen characters of five bits, in groups of four: `3fk9-a0zq-…`. */
const newCode = (): string =>
  [...randomBytes(length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => newCode())

/** Normalizes a typed code: with or without hyphens, an O for a zero. */
const readCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')

/** Digest of a code; 80 random bits need no slow hash. */
export const recoveryDigest = (typed: string): Buffer =>
  createHash('sha256').update(readCode(typed)).digest()
