import { createHash } from 'node:crypto'
import {
  EntryEnd,
  EntryStart,
  Head,
  Totals,
  type FileStart,
  type TableStart,
} from './archive.rules.ts'
import { BackupError } from './backup-error.ts'

/** A frame: its kind, the length of its content in four bytes, its content. */
export const frameKinds = { head: 1, start: 2, bytes: 3, end: 4, totals: 5 } as const
export type FrameKind = (typeof frameKinds)[keyof typeof frameKinds]
const frameHeadBytes = 5
const mostBytes = 16 * 2 ** 20

export function frameHead(kind: FrameKind, length: number): Buffer {
  const head = Buffer.alloc(frameHeadBytes)
  head[0] = kind
  head.writeUInt32BE(length, 1)
  return head
}

const malformed = () => new BackupError('This backup is not in the form that this version writes.')

type Frame = { kind: number; content: Buffer }
async function* framesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Frame, undefined> {
  let pending: Buffer = Buffer.alloc(0)
  for await (const read of source) {
    pending = pending.length ? Buffer.concat([pending, read]) : read
    while (pending.length >= frameHeadBytes) {
      const length = pending.readUInt32BE(1)
      if (length > mostBytes) throw malformed()
      if (pending.length < frameHeadBytes + length) break
      yield {
        kind: pending[0]!,
        content: pending.subarray(frameHeadBytes, frameHeadBytes + length),
      }
      pending = pending.subarray(frameHeadBytes + length)
    }
  }
  if (pending.length) throw malformed()
}

export type Visitor = {
  head?: (head: Head) => Promise<void> | void
  /** @returns How many rows were taken over; nothing where they were only read */
  table: (start: TableStart, bytes: AsyncIterable<Buffer>) => Promise<number | void>
  file: (start: FileStart, bytes: AsyncIterable<Buffer>) => Promise<void>
}
export type Read = { head: Head; totals: Totals }

/**
 * Reads a whole archive in its order, and compares each entry, and their number, with what was
 * written down when it was made. @throws BackupError at the first difference
 */
export async function visitFrames(source: AsyncIterable<Buffer>, visitor: Visitor): Promise<Read> {
  const frames = framesOf(source)
  const head = contentOf(await frames.next(), frameKinds.head, Head)
  await visitor.head?.(head)
  const tables: Record<string, number> = {}
  let files = 0
  for (;;) {
    const next = await frames.next()
    if (!next.done && next.value.kind === frameKinds.totals) {
      const totals = contentOf(next, frameKinds.totals, Totals)
      if (!(await frames.next()).done) throw malformed()
      const isWhole =
        files === totals.files && JSON.stringify(tables) === JSON.stringify(totals.tables)
      if (!isWhole) throw malformed()
      return { head, totals }
    }
    const start = contentOf(next, frameKinds.start, EntryStart)
    const { rows } = await visitEntry(frames, start, visitor)
    if (start.kind === 'file') files += 1
    else tables[start.name] = rows!
  }
}

async function visitEntry(
  frames: AsyncGenerator<Frame, undefined>,
  start: EntryStart,
  visitor: Visitor,
): Promise<EntryEnd> {
  const hash = createHash('sha256')
  let length = 0
  let end: EntryEnd | undefined
  async function* bytes() {
    for (;;) {
      const next = await frames.next()
      if (next.done || next.value.kind !== frameKinds.bytes) {
        end = contentOf(next, frameKinds.end, EntryEnd)
        return
      }
      const { content } = next.value
      hash.update(content)
      length += content.length
      yield content
    }
  }
  const content = bytes()
  const rows =
    start.kind === 'table'
      ? await visitor.table(start, content)
      : await visitor.file(start, content)
  if (!end || end.bytes !== length || end.sha256 !== hash.digest('hex')) throw malformed()
  if (start.kind === 'table' && end.rows === undefined) throw malformed()
  if (typeof rows === 'number' && rows !== end.rows)
    throw new BackupError(
      `${rows} rows came into the database where the backup has ${end.rows}: nothing was restored.`,
    )
  return end
}

function contentOf<Content>(
  next: IteratorResult<Frame, undefined>,
  kind: FrameKind,
  Shape: { parse: (value: unknown) => Content },
): Content {
  if (next.done || next.value.kind !== kind) throw malformed()
  return Shape.parse(JSON.parse(next.value.content.toString('utf8')))
}
