import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto'
import { Transform } from 'node:stream'
import { BackupError } from './backup-error.ts'

// An archive: a head of 42 bytes, then chunks of 64 KiB, each encrypted with AES-256-GCM under a
// key of this archive alone. A chunk's nonce is its number and whether it is the last, so chunks
// that were exchanged, repeated, left out or cut off do not open (the STREAM construction).
//
//   head:  GUICHETB | version 1 | kind of secret | salt 16 | check value 16
//   chunk: text up to 65 536 | tag 16
const magic = Buffer.from('GUICHETB')
const formatVersion = 1
const saltBytes = 16
const checkBytes = 16
const headBytes = magic.length + 2 + saltBytes + checkBytes
const chunkBytes = 64 * 1024
const tagBytes = 16
const kinds = { key: 0, passphrase: 1 } as const
/** 128 MB and some tenths of a second for each guess. */
const scryptCost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 }

const isKey = (secret: string) => /^[0-9a-f]{64}$/i.test(secret)

type Keys = { chunks: Buffer; check: Buffer }
/** 64 hexadecimal digits are a key; anything else is a passphrase, which guessing is made slow for. */
function keysOf(secret: string, kind: number, salt: Buffer): Keys {
  const main =
    kind === kinds.key
      ? Buffer.from(secret, 'hex')
      : scryptSync(secret.normalize('NFKC'), salt, 32, scryptCost)
  const derived = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', main, salt, `guichet-backup-1 ${purpose}`, bytes))
  return { chunks: derived('chunks', 32), check: derived('check', checkBytes) }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Encrypts what is written to it. */
export function sealing(secret: string): Transform {
  const kind = isKey(secret) ? kinds.key : kinds.passphrase
  const salt = randomBytes(saltBytes)
  const keys = keysOf(secret, kind, salt)
  const head = Buffer.concat([magic, Buffer.from([formatVersion, kind]), salt, keys.check])
  let number = 0
  let pending: Buffer = Buffer.alloc(0)
  const seal = (text: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', keys.chunks, nonceOf(number, isLast)).setAAD(head)
    number += 1
    return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()])
  }
  const stream = new Transform({
    transform(written: Buffer, _encoding, done) {
      pending = pending.length ? Buffer.concat([pending, written]) : written
      // The last chunk is marked, so a full one waits until it is known that more follows.
      while (pending.length > chunkBytes) {
        this.push(seal(pending.subarray(0, chunkBytes), false))
        pending = pending.subarray(chunkBytes)
      }
      done()
    },
    flush(done) {
      this.push(seal(pending, true))
      done()
    },
  })
  stream.push(head)
  return stream
}

/** @throws BackupError where the secret is another one, or the archive is not what was written */
export async function* opened(
  source: AsyncIterable<Buffer>,
  secret: string,
): AsyncGenerator<Buffer> {
  const chunks = rechunked(source)
  const head = (await chunks.next()).value ?? Buffer.alloc(0)
  const keys = keysOfHead(head, secret)
  let number = 0
  let sealed = await chunks.next()
  if (sealed.done) throw cutOff()
  while (!sealed.done) {
    const following = await chunks.next()
    const isLast = following.done === true
    const text = openChunk(keys, head, { sealed: sealed.value, number, isLast })
    if (!text) {
      const isCut = isLast && openChunk(keys, head, { sealed: sealed.value, number, isLast: false })
      throw isCut ? cutOff() : changed(number)
    }
    yield text
    number += 1
    sealed = following
  }
}

function keysOfHead(head: Buffer, secret: string): Keys {
  if (!head.subarray(0, magic.length).equals(magic))
    throw new BackupError('This file is no backup of Guichet.')
  if (head.length < headBytes) throw cutOff()
  if (head[magic.length] !== formatVersion)
    throw new BackupError('This backup has a newer format: restore it with a newer version.')
  const kind = head[magic.length + 1]!
  const salt = head.subarray(magic.length + 2, headBytes - checkBytes)
  const refused = new BackupError(
    'The key does not open this backup: it was made with another one.',
  )
  if (isKey(secret) !== (kind === kinds.key)) throw refused
  const keys = keysOf(secret, kind, salt)
  if (!timingSafeEqual(keys.check, head.subarray(-checkBytes))) throw refused
  return keys
}

type Sealed = { sealed: Buffer; number: number; isLast: boolean }
function openChunk(
  { chunks }: Keys,
  head: Buffer,
  { sealed, number, isLast }: Sealed,
): Buffer | null {
  if (sealed.length < tagBytes) return null
  const opener = createDecipheriv('aes-256-gcm', chunks, nonceOf(number, isLast))
    .setAAD(head)
    .setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([opener.update(sealed.subarray(0, -tagBytes)), opener.final()])
  } catch {
    return null
  }
}

/** The head first, then whole chunks, the last one as long as it is. */
async function* rechunked(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let pending: Buffer = Buffer.alloc(0)
  let wanted = headBytes
  for await (const read of source) {
    pending = pending.length ? Buffer.concat([pending, read]) : read
    while (pending.length >= wanted) {
      yield pending.subarray(0, wanted)
      pending = pending.subarray(wanted)
      wanted = chunkBytes + tagBytes
    }
  }
  if (pending.length) yield pending
}

const cutOff = () => new BackupError('This backup is cut off: its end is missing.')
const changed = (number: number) =>
  new BackupError(
    `This backup was changed or cut off after it was made, near byte ${headBytes + number * (chunkBytes + tagBytes)}.`,
  )
