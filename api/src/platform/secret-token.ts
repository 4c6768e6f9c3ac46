import { createHash, randomBytes } from 'node:crypto'

/*
 * A secret for a program names its business, so that it is looked for there alone, and itself; the
 * rest is what nobody guesses. Of that the database has a digest: 192 random bits need no slow hash.
 */
const idBytes = 16
const secretBytes = 24
const allBytes = 2 * idBytes + secretBytes
const hintLength = 4

/** What a secret begins with says what it opens: a key of the API, or a calendar. */
type Prefix = 'gk_' | 'gc_'
type Owner = { tenantId: string; id: string }

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const idOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const digestOf = (secret: Buffer) => createHash('sha256').update(secret).digest()

/** A new secret of that id: the text to hand over, and what is kept of it. */
export function makeSecret(prefix: Prefix, { tenantId, id }: Owner) {
  const secret = randomBytes(secretBytes)
  const bytes = Buffer.concat([bytesOf(tenantId), bytesOf(id), secret])
  const text = prefix + bytes.toString('base64url')
  return { text, digest: digestOf(secret), hint: text.slice(-hintLength) }
}

/** What a text claims to open when it looks like such a secret; null when it does not. */
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
