import {
  createDecipheriv,
  hkdfSync,
  type DecipherGCM,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto'
import { z } from 'zod'
import { Head, Totals, type Read, type Visitor } from './archive.rules.ts'
import { changedBackup, wrongKey } from './backup-error.ts'
import { isKey } from './read-secret.ts'

// The format of backups of version 0.2.0, which is read and no longer written: a head of 42 bytes,
// then chunks of 64 KiB, each AES-256-GCM with its number and whether it is the last as nonce.
//
//   head:  GUICHETB | version 1 | kind of secret | salt 16 | check value 16
//   chunk: text up to 65 536 | tag 16
const headBytes = 42
const sealedBytes = 64 * 1024 + 16
const scryptCost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 }

/** @returns The key of the chunks. @throws BackupError for another secret */
function keyOf(head: Buffer, secret: string): Buffer {
  if (head.length < headBytes) throw changedBackup()
  const salt = head.subarray(10, 26)
  const main = isKey(secret)
    ? Buffer.from(secret, 'hex')
    : scryptSync(secret.normalize('NFKC'), salt, 32, scryptCost)
  const derived = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', main, salt, `guichet-backup-1 ${purpose}`, bytes))
  if (!timingSafeEqual(derived('check', 16), head.subarray(26))) throw wrongKey()
  return derived('chunks', 32)
}

/** @throws BackupError for another secret, or a changed archive */
export async function* openedOne(
  source: AsyncIterable<Buffer>,
  secret: string,
): AsyncGenerator<Buffer> {
  const chunks = rechunked(source)
  const head = (await chunks.next()).value ?? Buffer.alloc(0)
  const key = keyOf(head, secret)
  let sealed = (await chunks.next()).value
  if (!sealed) throw changedBackup()
  for (let number = 0; sealed; number++) {
    const following: Buffer | undefined = (await chunks.next()).value
    const nonce = Buffer.alloc(12)
    nonce.writeUIntBE(number, 5, 6)
    nonce[11] = following ? 0 : 1
    const opener = createDecipheriv('aes-256-gcm', key, nonce).setAAD(head)
    yield textOf(opener, sealed)
    sealed = following
  }
}

function textOf(opener: DecipherGCM, sealed: Buffer): Buffer {
  try {
    opener.setAuthTag(sealed.subarray(-16))
    return Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
  } catch {
    throw changedBackup()
  }
}

/** Yields the head, then whole chunks, the last one with its length. */
async function* rechunked(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let pending: Buffer = Buffer.alloc(0)
  let wanted = headBytes
  for await (const read of source) {
    pending = Buffer.concat([pending, read])
    while (pending.length >= wanted) {
      yield pending.subarray(0, wanted)
      pending = pending.subarray(wanted)
      wanted = sealedBytes
    }
  }
  if (pending.length) yield pending
}

const EntryStart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({
    kind: z.literal('file'),
    // A key in a store or a folder, which cannot leave it.
    key: z.string().regex(/^[0-9a-f-]{36}\/[0-9a-f]{64}$/),
    mediaType: z.string(),
  }),
])

type Frame = { kind: number; content: Buffer }
/** A frame: its kind, the length of its content in four bytes, its content. */
async function* framesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Frame, undefined> {
  let pending: Buffer = Buffer.alloc(0)
  for await (const read of source) {
    pending = Buffer.concat([pending, read])
    while (pending.length >= 5 && pending.length >= 5 + pending.readUInt32BE(1)) {
      const end = 5 + pending.readUInt32BE(1)
      yield { kind: pending[0]!, content: pending.subarray(5, end) }
      pending = pending.subarray(end)
    }
  }
}
const kinds = { head: 1, start: 2, bytes: 3, end: 4, totals: 5 }

const contentOf = ({ value }: IteratorResult<Frame, undefined>, kind: number): unknown => {
  if (value?.kind !== kind) throw changedBackup()
  return JSON.parse(value.content.toString('utf8'))
}

/** Reads a whole archive in order. */
export async function visitFrames(source: AsyncIterable<Buffer>, visitor: Visitor): Promise<Read> {
  const frames = framesOf(source)
  const head = Head.parse(contentOf(await frames.next(), kinds.head))
  await visitor.head?.(head)
  async function* bytesOfEntry() {
    let next = await frames.next()
    for (; next.value?.kind === kinds.bytes; next = await frames.next()) yield next.value.content
    contentOf(next, kinds.end)
  }
  let next = await frames.next()
  for (; next.value?.kind === kinds.start; next = await frames.next()) {
    const start = EntryStart.parse(contentOf(next, kinds.start))
    if (start.kind === 'table') await visitor.table(start, bytesOfEntry())
    else await visitor.file(start, bytesOfEntry())
  }
  const totals = Totals.parse(contentOf(next, kinds.totals))
  // The end of the file is authenticated once nothing follows.
  if (!(await frames.next()).done) throw changedBackup()
  return { head, totals }
}
