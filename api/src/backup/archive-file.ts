import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { opened, sealing } from './archive-cipher.ts'
import {
  frameHead,
  frameKinds,
  visitFrames,
  type FrameKind,
  type Read,
  type Visitor,
} from './archive-frames.ts'
import type { EntryEnd, EntryStart, Head, Totals } from './archive.rules.ts'

export type ArchiveWriter = {
  head: (head: Head) => Promise<void>
  /** @returns What was written down of it; `rowsOf` is asked once all bytes are there */
  entry: (
    start: EntryStart,
    bytes: AsyncIterable<Buffer>,
    rowsOf?: () => number,
  ) => Promise<EntryEnd>
  totals: (totals: Totals) => Promise<void>
}

/**
 * Writes an archive as a stream, whatever its size. The file has its name once it is whole and on
 * the disk, so a name never stands for half a backup.
 */
export async function writeArchive<Made>(
  file: string,
  secret: string,
  write: (archive: ArchiveWriter) => Promise<Made>,
): Promise<Made> {
  const part = `${file}.part`
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const packing = zlib.createZstdCompress()
  const stored = pipeline(
    packing,
    sealing(secret),
    fs.createWriteStream(part, { mode: 0o600, flush: true }),
  )
  try {
    const made = await Promise.race([write(writerOf(packing)), failureOf(stored)])
    packing.end()
    await stored
    fs.renameSync(part, file)
    syncFolder(path.dirname(file))
    return made
  } catch (error) {
    packing.destroy()
    await stored.catch(() => {})
    fs.rmSync(part, { force: true })
    throw error
  }
}

const failureOf = (stored: Promise<void>) =>
  new Promise<never>((_resolve, reject) => stored.catch(reject))

/** The new name is on the disk as well; Windows keeps names by itself. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

function writerOf(packing: NodeJS.WritableStream): ArchiveWriter {
  const put = async (kind: FrameKind, content: Buffer) => {
    packing.write(frameHead(kind, content.length))
    if (!packing.write(content)) await once(packing, 'drain')
  }
  const putJson = (kind: FrameKind, value: object) => put(kind, Buffer.from(JSON.stringify(value)))
  return {
    head: (head) => putJson(frameKinds.head, head),
    entry: async (start, bytes, rowsOf) => {
      await putJson(frameKinds.start, start)
      const hash = createHash('sha256')
      let length = 0
      for await (const content of bytes) {
        hash.update(content)
        length += content.length
        await put(frameKinds.bytes, content)
      }
      const end = {
        bytes: length,
        sha256: hash.digest('hex'),
        ...(rowsOf && { rows: rowsOf() }),
      }
      await putJson(frameKinds.end, end)
      return end
    },
    totals: (totals) => putJson(frameKinds.totals, totals),
  }
}

/** Reads a whole archive; nothing of it is believed before it was authenticated. */
export async function readArchive(file: string, secret: string, visitor: Visitor): Promise<Read> {
  const source = fs.createReadStream(file, { highWaterMark: 2 ** 20 })
  const unpacking = zlib.createZstdDecompress()
  const opening = pipeline(Readable.from(opened(source, secret)), unpacking)
  // Its failure reaches whoever reads.
  opening.catch(() => {})
  try {
    return await visitFrames(unpacking, visitor)
  } finally {
    unpacking.destroy()
    source.destroy()
  }
}

const drain = async (bytes: AsyncIterable<Buffer>) => {
  for await (const _ of bytes);
}
/** Reads it to its end without keeping anything. */
export const verifyArchive = (
  file: string,
  secret: string,
  head?: Visitor['head'],
): Promise<Read> =>
  readArchive(file, secret, {
    ...(head && { head }),
    table: (_start, bytes) => drain(bytes),
    file: (_start, bytes) => drain(bytes),
  })
