import { createHash, randomBytes } from 'node:crypto'
import type { Claims } from '../platform/actor.ts'

/*
 * A key names its business, so that it is looked for there alone, and itself; the rest is its
 * secret. Of that the database has a digest: 192 random bits need no slow hash.
 */
const prefix = 'gk_'
const idBytes = 16
const secretBytes = 24
const allBytes = 2 * idBytes + secretBytes
const hintLength = 4

type Owner = { tenantId: string; keyId: string }

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const idOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const digestOf = (secret: Buffer) => createHash('sha256').update(secret).digest()

/** A new key of that id: the text to hand over, and what is kept of it. */
export function makeKey({ tenantId, keyId }: Owner) {
  const secret = randomBytes(secretBytes)
  const bytes = Buffer.concat([bytesOf(tenantId), bytesOf(keyId), secret])
  const text = prefix + bytes.toString('base64url')
  return { text, digest: digestOf(secret), hint: text.slice(-hintLength) }
}

/** Whom a bearer claims to be when it looks like a key; null when it does not. */
export function readKey(bearer: string): Claims | null {
  if (!bearer.startsWith(prefix)) return null
  const bytes = Buffer.from(bearer.slice(prefix.length), 'base64url')
  if (bytes.length !== allBytes) return null
  const keyId = idOf(bytes.subarray(idBytes, 2 * idBytes))
  return {
    tenantId: idOf(bytes.subarray(0, idBytes)),
    accountId: keyId,
    sessionId: keyId,
    keyDigest: digestOf(bytes.subarray(2 * idBytes)).toString('hex'),
  }
}
