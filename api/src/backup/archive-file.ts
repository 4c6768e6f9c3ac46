import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { pack } from 'tar-stream'
import { opened, sealed } from './age-cipher.ts'
import { tarWriter, visitTar, type ArchiveWriter } from './archive-tar.ts'
import { totalsProblem, type Read, type Visitor } from './archive.rules.ts'
import { BackupError } from './backup-error.ts'
import { openedOne, visitFrames } from './format-one.ts'

const chunkSize = 2 ** 18
const formats = [
  { magic: 'age-encryption.org/', opened, visit: visitTar },
  { magic: 'GUICHETB', opened: openedOne, visit: visitFrames },
]

/**
 * Writes an archive as a stream, of any size. The file gets its name once it is complete and on the
 * disk, so a name never stands for a partial backup.
 */
export async function writeArchive<Made>(
  file: string,
  secret: string,
  write: (archive: ArchiveWriter) => Promise<Made>,
): Promise<Made> {
  const part = `${file}.part`
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const packing = pack()
  const stored = pipeline(
    packing,
    zlib.createZstdCompress({ chunkSize }),
    (packed: AsyncIterable<Buffer>) => sealed(packed, secret),
    fs.createWriteStream(part, { mode: 0o600, flush: true }),
  )
  try {
    const made = await Promise.race([write(tarWriter(packing)), failureOf(stored)])
    packing.finalize()
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

/** The new name is on the disk as well; Windows does this by itself. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

function formatOf(file: string): (typeof formats)[number] {
  const start = Buffer.alloc(64)
  const handle = fs.openSync(file, 'r')
  fs.readSync(handle, start)
  fs.closeSync(handle)
  const format = formats.find(({ magic }) => start.toString('latin1').startsWith(magic))
  if (!format) throw new BackupError('This file is no backup of Guichet.')
  return format
}

/**
 * Reads a whole archive in order; nothing is used before it is authenticated.
 *
 * @throws BackupError also at the end, when the totals differ from what was read
 */
export async function readArchive(file: string, secret: string, visitor: Visitor): Promise<Read> {
  const format = formatOf(file)
  const source = fs.createReadStream(file, { highWaterMark: 2 ** 20 })
  const unpacking = zlib.createZstdDecompress({ chunkSize })
  const opening = pipeline(Readable.from(format.opened(source, secret)), unpacking)
  // Its error reaches the reader.
  opening.catch(() => {})
  const rows: Record<string, number> = {}
  let files = 0
  try {
    const read = await format.visit(unpacking, {
      ...visitor,
      table: async (start, bytes) => {
        const count = await visitor.table(start, bytes)
        rows[start.name] = (rows[start.name] ?? 0) + count
        return count
      },
      file: async (start, bytes) => {
        await visitor.file(start, bytes)
        files += 1
      },
    })
    const problem = totalsProblem({ tables: rows, files }, read.totals)
    if (problem) throw new BackupError(problem)
    return read
  } finally {
    unpacking.destroy()
    source.destroy()
  }
}

/** COPY writes one line per row. */
async function linesOf(bytes: AsyncIterable<Buffer>): Promise<number> {
  let lines = 0
  for await (const read of bytes)
    for (let at = read.indexOf(10); at !== -1; at = read.indexOf(10, at + 1)) lines += 1
  return lines
}

/** Reads an archive to its end without storing anything. */
export const verifyArchive = (
  file: string,
  secret: string,
  head?: Visitor['head'],
): Promise<Read> =>
  readArchive(file, secret, {
    ...(head && { head }),
    table: (_start, bytes) => linesOf(bytes),
    file: async (_start, bytes) => {
      for await (const _ of bytes);
    },
  })
