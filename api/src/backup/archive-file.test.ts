import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArchive, verifyArchive, writeArchive } from './archive-file.ts'

const headBytes = 42
const chunkBytes = 64 * 1024 + 16
const secret = randomBytes(32).toString('hex')
const content = randomBytes(300_000)
const fileKey = `${randomUUID()}/${'0a'.repeat(32)}`
const head = {
  product: 'guichet',
  takenAt: '2026-11-27T03:15:00.000Z',
  migrations: [{ name: '0001.sql', sha256: 'a' }],
  secretKey: '07'.repeat(32),
}
let folder: string
let file: string
let whole: Buffer

async function* pieces() {
  for (let at = 0; at < content.length; at += 70_000) yield content.subarray(at, at + 70_000)
}
const write = (to: string, key = secret) =>
  writeArchive(to, key, async (archive) => {
    await archive.head(head)
    await archive.entry({ kind: 'table', name: 'tenant', columns: ['id'] }, pieces(), () => 3)
    await archive.entry({ kind: 'file', key: fileKey, mediaType: 'image/png' }, pieces())
    await archive.totals({ tables: { tenant: 3 }, files: 1, sequences: [] })
  })
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-test-archive-'))
  file = path.join(folder, 'whole')
  await write(file)
  whole = fs.readFileSync(file)
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

test('what was written is read: by nobody else, and nothing of it is legible', async () => {
  const got: Buffer[] = []
  const read = await readArchive(file, secret, {
    table: async (start, bytes) => {
      expect(start).toEqual({ kind: 'table', name: 'tenant', columns: ['id'] })
      got.push(Buffer.concat(await Array.fromAsync(bytes)))
      return 3
    },
    file: async (_start, bytes) => {
      got.push(Buffer.concat(await Array.fromAsync(bytes)))
    },
  })
  expect(read.head).toEqual(head)
  expect(got.every((bytes) => bytes.equals(content))).toBe(true)
  expect(whole.includes('tenant')).toBe(false)
  expect(fs.statSync(file).mode & 0o077).toBe(0)
})

test('a table that came in with other rows than it left with is no restore', () =>
  expect(
    readArchive(file, secret, {
      table: async (_start, bytes) => {
        await Array.fromAsync(bytes)
        return 2
      },
      file: async () => {},
    }),
  ).rejects.toThrow('2 rows came into the database where the backup has 3'))

test('another key, and a passphrase in its place, do not open it', async () => {
  expect(await saidOf(whole, randomBytes(32).toString('hex'))).toMatch(/^BackupError: The key does/)
  expect(await saidOf(whole, 'a passphrase of some length')).toMatch(/^BackupError: The key does/)
})

test('a passphrase opens what it closed', async () => {
  const closed = path.join(folder, 'closed')
  await write(closed, 'école à la montagne, 1987')
  const bytes = fs.readFileSync(closed)
  // The accents as another keyboard composes them.
  expect(await saidOf(bytes, 'école à la montagne, 1987'.normalize('NFD'))).toBe('whole')
  expect(await saidOf(bytes, 'ecole a la montagne, 1987')).toMatch(/The key does not open/)
})

test('a byte that was changed is found, wherever it is', async () => {
  const places = [0, 8, 9, 10, 30, headBytes, headBytes + chunkBytes - 1, whole.length - 1]
  const random = Array.from({ length: 40 }, (_, i) => Math.floor((whole.length * i) / 40))
  for (const at of [...places, ...random])
    expect(await saidOf(flipped(at)), `byte ${at}`).toMatch(/^BackupError: /)
})

test('an end that is missing is found: between chunks, within them, and all of it', async () => {
  expect(await saidOf(whole.subarray(0, headBytes + 2 * chunkBytes))).toMatch(/its end is missing/)
  for (const length of [
    0,
    5,
    headBytes,
    headBytes + 3,
    headBytes + chunkBytes + 9,
    whole.length - 1,
  ])
    expect(await saidOf(whole.subarray(0, length)), `${length} bytes`).toMatch(/^BackupError: /)
})

test('chunks that change places, that are left out, and bytes that follow are found', async () => {
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

test('another file is told from a backup', async () =>
  expect(await saidOf(Buffer.from('PGDMP and so on'))).toMatch(/no backup of Guichet/))

test('a backup that fails half-way leaves no file, and keeps the one that was there', async () => {
  const kept = path.join(folder, 'kept')
  fs.writeFileSync(kept, 'the one before')
  const failed = writeArchive(kept, secret, async (archive) => {
    await archive.head(head)
    throw new Error('the database went away')
  })
  await expect(failed).rejects.toThrow('the database went away')
  expect(fs.readFileSync(kept, 'utf8')).toBe('the one before')
  expect(fs.existsSync(`${kept}.part`)).toBe(false)
})

test.skipIf(!fs.existsSync('/dev/full'))('a full disk ends a backup with its name', async () => {
  fs.symlinkSync('/dev/full', path.join(folder, 'full.part'))
  await expect(write(path.join(folder, 'full'))).rejects.toThrow('ENOSPC')
  expect(fs.existsSync(path.join(folder, 'full'))).toBe(false)
})
