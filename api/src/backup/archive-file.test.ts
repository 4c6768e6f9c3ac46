import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { extract, pack } from 'tar-stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArchive, verifyArchive, writeArchive } from './archive-file.ts'

// An age file is a few lines and a nonce of 16 bytes, then chunks of this length.
const chunkBytes = 64 * 1024 + 16
const secret = randomBytes(32).toString('hex')
const content = randomBytes(300_000)
const rows = Array.from({ length: 120 }, (_, i) => `${i}\t${'a word '.repeat(11_000)}\n`)
const lines = Buffer.from(rows.join(''))
const fileKey = `${randomUUID()}/${'0a'.repeat(32)}`
const head = {
  product: 'guichet',
  takenAt: '2026-11-27T03:15:00.000Z',
  migrations: [{ name: '0001.sql', sha256: 'a' }],
  secretKey: '07'.repeat(32),
}
const tables = [
  { name: 'tenant', columns: ['id', 'name'] },
  { name: 'nobody', columns: ['id'] },
]
let folder: string
let file: string
let whole: Buffer
let headBytes: number

async function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 70_000) yield bytes.subarray(at, at + 70_000)
}
const write = (to: string, key = secret, counted = rows.length) =>
  writeArchive(to, key, async (archive) => {
    await archive.head(head, tables)
    await archive.file({ key: fileKey, mediaType: 'image/png' }, content)
    await archive.table('tenant', pieces(lines))
    await archive.table('nobody', pieces(Buffer.alloc(0)))
    await archive.totals({ tables: { tenant: counted, nobody: 0 }, files: 1, sequences: [] })
  })
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-test-archive-'))
  file = path.join(folder, 'whole')
  await write(file)
  whole = fs.readFileSync(file)
  headBytes = whole.indexOf('\n', whole.indexOf('\n--- ') + 1) + 1 + 16
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const saidOf = async (bytes: Buffer, key = secret) => {
  const other = path.join(folder, 'other')
  fs.writeFileSync(other, bytes)
  return verifyArchive(other, key).then(
    () => 'whole',
    ({ constructor, message }: Error) => `${constructor.name}: ${message}`,
  )
}
const flipped = (at: number) => {
  const bytes = Buffer.from(whole)
  bytes[at]! ^= 1
  return bytes
}

test('the file is a tar in the age format: its entries are readable without this product', async () => {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(secret)
  const entries = extract()
  const packed = Buffer.from(await decrypter.decrypt(whole))
  const reading = pipeline(Readable.from([zlib.zstdDecompressSync(packed)]), entries)
  const read: [name: string, content: Buffer][] = []
  for await (const entry of entries) read.push([entry.header.name, await buffer(entry)])
  await reading
  const names = read.map(([name]) => name)
  const parts = names.filter((name) => name.startsWith('tables/tenant/'))
  expect(names).toEqual([
    'manifest.json',
    `files/${fileKey}.png`,
    'tables/tenant/00001.copy',
    'tables/tenant/00002.copy',
    'tables/tenant/00003.copy',
    'tables/nobody/00001.copy',
    'totals.json',
  ])
  const contentOf = (name: string) => read.find(([given]) => given === name)![1]
  expect(JSON.parse(contentOf('manifest.json').toString())).toEqual({ format: 2, ...head, tables })
  expect(contentOf(`files/${fileKey}.png`).equals(content)).toBe(true)
  for (const part of parts) expect(contentOf(part).at(-1)).toBe(10)
  expect(Buffer.concat(parts.map(contentOf)).equals(lines)).toBe(true)
  expect(whole.includes('tenant')).toBe(false)
  expect(fs.statSync(file).mode & 0o077).toBe(0)
})

test('a later format, and an age file that is no backup, are distinguished from a backup', async () => {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(secret)
  encrypter.setScryptWorkFactor(1)
  const sealed = async (name: string, content: object) => {
    const packing = pack()
    packing.entry({ name }, JSON.stringify(content))
    packing.finalize()
    const packed = zlib.zstdCompressSync(await buffer(packing as AsyncIterable<Buffer>))
    return Buffer.from(await encrypter.encrypt(packed))
  }
  const later = await sealed('manifest.json', { format: 3, chapters: [] })
  expect(await saidOf(later)).toMatch(/^BackupError: .* newer format/)
  expect(await saidOf(await sealed('notes.json', {}))).toMatch(/^BackupError: .* not in the form/)
  const withoutTotals = await sealed('manifest.json', { format: 2, ...head, tables })
  expect(await saidOf(withoutTotals)).toMatch(/^BackupError: .* not in the form/)
})

test('written entries are read back, with the type of each file', async () => {
  const got: Buffer[] = []
  const read = await readArchive(file, secret, {
    table: async (start, bytes) => {
      const part = await buffer(bytes)
      if (start.name === 'tenant') got.push(part)
      expect(tables).toContainEqual(start)
      return part.toString().split('\n').length - 1
    },
    file: async (start, bytes) => {
      expect(start).toEqual({ key: fileKey, mediaType: 'image/png' })
      expect((await buffer(bytes)).equals(content)).toBe(true)
    },
  })
  expect(read.head).toMatchObject(head)
  expect(read.totals.tables).toEqual({ tenant: rows.length, nobody: 0 })
  expect(Buffer.concat(got).equals(lines)).toBe(true)
})

test('a table with another number of rows than written fails the restore', async () => {
  const lossy = readArchive(file, secret, {
    table: async (start, bytes) => {
      await buffer(bytes)
      return start.name === 'tenant' ? 1 : 0
    },
    file: async (_start, bytes) => void (await buffer(bytes)),
  })
  await expect(lossy).rejects.toThrow('3 rows of tenant came in where the backup has 120')
  const other = path.join(folder, 'counted')
  await write(other, secret, rows.length + 1)
  await expect(verifyArchive(other, secret)).rejects.toThrow('120 rows of tenant came in')
})

test('reading fails with the error of the function that receives the data', () =>
  expect(
    readArchive(file, secret, {
      table: async () => {
        throw new Error('the disk is full')
      },
      file: async (_start, bytes) => void (await buffer(bytes)),
    }),
  ).rejects.toThrow('the disk is full'))

test('another key, or a passphrase instead of the key, does not decrypt the backup', async () => {
  expect(await saidOf(whole, randomBytes(32).toString('hex'))).toMatch(/^BackupError: The key does/)
  expect(await saidOf(whole, 'a passphrase of some length')).toMatch(/^BackupError: The key does/)
})

test('a key in capitals is the same key', async () =>
  expect(await saidOf(whole, secret.toUpperCase())).toBe('whole'))

test('the passphrase that encrypted a file decrypts it', async () => {
  const closed = path.join(folder, 'closed')
  await write(closed, 'école à la montagne, 1987')
  const bytes = fs.readFileSync(closed)
  // The accents as another keyboard composes them.
  expect(await saidOf(bytes, 'école à la montagne, 1987'.normalize('NFD'))).toBe('whole')
  expect(await saidOf(bytes, 'ecole a la montagne, 1987')).toMatch(/The key does not open/)
}, 30_000)

test('a changed byte is found, at any position', async () => {
  const places = [0, 8, 21, 30, 60, headBytes - 20, headBytes, headBytes + chunkBytes - 1]
  const random = Array.from({ length: 12 }, (_, i) => Math.floor((whole.length * i) / 12))
  for (const at of [...places, ...random, whole.length - 1])
    expect(await saidOf(flipped(at)), `byte ${at}`).toMatch(/^BackupError: /)
}, 30_000)

test('a missing end is found: between chunks, within them, and as a whole', async () => {
  for (const length of [
    0,
    5,
    headBytes - 30,
    headBytes,
    headBytes + 3,
    headBytes + chunkBytes + 9,
    headBytes + 2 * chunkBytes,
    whole.length - 1,
  ])
    expect(await saidOf(whole.subarray(0, length)), `${length} bytes`).toMatch(/^BackupError: /)
})

test('reordered chunks, missing chunks and trailing bytes are found', async () => {
  const start = whole.subarray(0, headBytes)
  const chunk = (i: number) =>
    whole.subarray(headBytes + i * chunkBytes, headBytes + (i + 1) * chunkBytes)
  const rest = whole.subarray(headBytes + 2 * chunkBytes)
  expect(await saidOf(Buffer.concat([start, chunk(0), chunk(1), rest]))).toBe('whole')
  for (const parts of [
    [start, chunk(1), chunk(0), rest],
    [start, chunk(0), rest],
    [start, chunk(0), chunk(0), chunk(1), rest],
    [whole, Buffer.from('x')],
  ])
    expect(await saidOf(Buffer.concat(parts))).toMatch(/^BackupError: /)
})

test('a file of another kind is distinguished from a backup', async () =>
  expect(await saidOf(Buffer.from('PGDMP and so on'))).toMatch(/no backup of Guichet/))

test('a backup that fails halfway leaves no file, and keeps the previous one', async () => {
  const kept = path.join(folder, 'kept')
  fs.writeFileSync(kept, 'the one before')
  const failed = writeArchive(kept, secret, async (archive) => {
    await archive.head(head, tables)
    throw new Error('the database went away')
  })
  await expect(failed).rejects.toThrow('the database went away')
  expect(fs.readFileSync(kept, 'utf8')).toBe('the one before')
  expect(fs.existsSync(`${kept}.part`)).toBe(false)
})

test.skipIf(!fs.existsSync('/dev/full'))(
  'a full disk ends a backup with a message that names it',
  async () => {
    fs.symlinkSync('/dev/full', path.join(folder, 'full.part'))
    await expect(write(path.join(folder, 'full'))).rejects.toThrow('ENOSPC')
    expect(fs.existsSync(path.join(folder, 'full'))).toBe(false)
  },
)
