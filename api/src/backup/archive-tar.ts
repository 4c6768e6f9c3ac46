import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract, type Pack } from 'tar-stream'
import { mediaTypes } from '../platform/http/attachment.ts'
import {
  Manifest,
  Totals,
  type FileStart,
  type Head,
  type Read,
  type TableStart,
  type Visitor,
} from './archive.rules.ts'
import { BackupError } from './backup-error.ts'

// Entries in this order: manifest.json, files/<business>/<name>.<ending>, tables/<name>/00001.copy
// and so on, totals.json. A part has whole lines of COPY, so that each can be loaded separately,
// and a table has at least one, possibly empty.
const names = { manifest: 'manifest.json', totals: 'totals.json' }
const filePattern = /^files\/([0-9a-f-]{36}\/[0-9a-f]{64})\.(\w+)$/
const tablePattern = /^tables\/(\w+)\/\d+\.copy$/
/** The header of a tar entry has its length, so a part is buffered in memory. */
const partBytes = 4 * 2 ** 20
const endings: Record<string, string> = { ...mediaTypes, jpg: 'image/jpeg', png: 'image/png' }
const newline = 10

export type ArchiveWriter = {
  head: (head: Head, tables: readonly TableStart[]) => Promise<void>
  file: (start: FileStart, bytes: Buffer) => Promise<void>
  /** `bytes`: lines of COPY, divided anywhere. */
  table: (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>
  totals: (totals: Totals) => Promise<void>
}

export function tarWriter(packing: Pack): ArchiveWriter {
  const put = (name: string, content: Buffer) =>
    new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve())
      packing.entry({ name, mode: 0o600 }, content, done).on('error', reject)
    })
  const putJson = (name: string, value: object) =>
    put(name, Buffer.from(`${JSON.stringify(value, null, 2)}\n`))
  return {
    head: (head, tables) => putJson(names.manifest, { format: 2, ...head, tables }),
    file: ({ key, mediaType }, bytes) => {
      const [ending = 'bin'] = Object.entries(endings).find(([, type]) => type === mediaType) ?? []
      return put(`files/${key}.${ending}`, bytes)
    },
    table: async (name, bytes) => {
      let number = 0
      for await (const part of partsOf(bytes)) {
        number += 1
        await put(`tables/${name}/${String(number).padStart(5, '0')}.copy`, part)
      }
    },
    totals: (totals) => putJson(names.totals, totals),
  }
}

/**
 * COPY writes a newline only at the end of a row; a newline within a value is escaped as two other
 * characters.
 */
async function* partsOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const read of bytes) {
    const end = length + read.length < partBytes ? 0 : read.lastIndexOf(newline) + 1
    if (end > 0) {
      yield Buffer.concat([...held, read.subarray(0, end)])
      held = []
      length = 0
    }
    held.push(read.subarray(end))
    length += read.length - end
  }
  yield Buffer.concat(held)
}

const malformed = () => new BackupError('This backup is not in the form that this version writes.')

/** Reads a whole tar in order. @throws BackupError when it is no archive of this product */
export async function visitTar(source: NodeJS.ReadableStream, visitor: Visitor): Promise<Read> {
  const entries = extract()
  // Its error reaches the reader of the entries.
  pipeline(source, entries).catch(() => {})
  let manifest: Manifest | undefined
  let totals: Totals | undefined
  for await (const entry of entries) {
    const { name } = entry.header
    const bytes = entry as AsyncIterable<Buffer>
    if (totals) throw malformed()
    if (!manifest) {
      manifest = manifestOf(name, await json(bytes))
      await visitor.head?.(manifest)
    } else if (name === names.totals) totals = Totals.parse(await json(bytes))
    else await visitEntry({ name, bytes }, manifest, visitor)
  }
  if (!manifest || !totals) throw malformed()
  return { head: manifest, totals }
}

function manifestOf(name: string, content: unknown): Manifest {
  if (name !== names.manifest) throw malformed()
  if (typeof content === 'object' && content && 'format' in content && content.format !== 2)
    throw new BackupError('This backup has a newer format: restore it with a newer version.')
  return Manifest.parse(content)
}

type Entry = { name: string; bytes: AsyncIterable<Buffer> }
async function visitEntry(
  { name, bytes }: Entry,
  { tables }: Manifest,
  visitor: Visitor,
): Promise<void> {
  const [, key, ending] = filePattern.exec(name) ?? []
  if (key !== undefined) {
    const mediaType = endings[ending!] ?? 'application/octet-stream'
    return visitor.file({ key, mediaType }, bytes)
  }
  const table = tables.find((listed) => listed.name === tablePattern.exec(name)?.[1])
  if (!table) throw malformed()
  await visitor.table(table, bytes)
}
