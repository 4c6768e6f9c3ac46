import { createHash, randomBytes } from 'node:crypto'

/*
 * A secret for a program contains its business, so that only that one is searched, and its own id;
 * the rest is random. The database has a digest of that part: 192 random bits need no slow hash.
 */
const idBytes = 16
const secretBytes = 24
const allBytes = 2 * idBytes + secretBytes
const hintLength = 4

/** Prefix of a secret with its purpose: an API key, or a calendar. */
type Prefix = 'gk_' | 'gc_'
type Owner = { tenantId: string; id: string }

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const idOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const digestOf = (secret: Buffer) => createHash('sha256').update(secret).digest()

/** Creates a secret for an id: the text to hand over, and the data to store. */
export function makeSecret(prefix: Prefix, { tenantId, id }: Owner) {
  const secret = randomBytes(secretBytes)
  const bytes = Buffer.concat([bytesOf(tenantId), bytesOf(id), secret])
  const text = prefix + bytes.toString('base64url')
  return { text, digest: digestOf(secret), hint: text.slice(-hintLength) }
}

/** Parses a text in the form of such a secret, without verifying it; null for any other text. */
export function readSecret(prefix: Prefix, text: string): (Owner & { digest: Buffer }) | null {
  if (!text.startsWith(prefix)) return null
  const bytes = Buffer.from(text.slice(prefix.length), 'base64url')
  if (bytes.length !== allBytes) return null
  return {
    tenantId: idOf(bytes.subarray(0, idBytes)),
    id: idOf(bytes.subarray(idBytes, 2 * idBytes)),
    digest: digestOf(bytes.subarray(2 * idBytes)),
  }
}
