import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArchive, verifyArchive } from './archive-file.ts'

// Written by the last version that made this format.
const fixture = (name: string) => path.join(import.meta.dirname, '../../test/backups', name)
const closed = fixture('format-1-passphrase.backup')
const locked = fixture('format-1-key.backup')
const passphrase = 'école à la montagne, 1987'
const key = '5f0c9a3be8d17246'.repeat(4)
let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-test-format-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const saidOf = async (bytes: Buffer) => {
  const other = path.join(folder, 'other')
  fs.writeFileSync(other, bytes)
  return verifyArchive(other, key).then(
    () => 'whole',
    ({ constructor, message }: Error) => `${constructor.name}: ${message}`,
  )
}

test('a backup of format 1 is read, with a passphrase composed by any keyboard', async () => {
  const got: unknown[] = []
  const { head, totals } = await readArchive(closed, passphrase.normalize('NFD'), {
    table: async (start, bytes) => {
      got.push(start, (await buffer(bytes)).toString())
      return 3
    },
    file: async (start, bytes) => void got.push(start, (await buffer(bytes)).toString()),
  })
  expect(got).toMatchObject([
    { key: `6f0c9a3b-e8d1-4246-9a3b-0c9a3be8d172/${'0a'.repeat(32)}`, mediaType: 'image/png' },
    'the bytes of a picture',
    { name: 'tenant', columns: ['id', 'name'] },
    '1\tone\n2\ttwo\n3\tthree\n',
  ])
  expect(head).toMatchObject({ takenAt: '2026-11-27T03:15:00.000Z', secretKey: '07'.repeat(32) })
  expect(totals).toEqual({ tables: { tenant: 3 }, files: 1, sequences: [] })
})

test('another secret does not decrypt a backup of format 1', async () => {
  for (const secret of [`${key.slice(1)}0`, passphrase])
    await expect(verifyArchive(locked, secret)).rejects.toThrow('The key does not open this backup')
  await expect(verifyArchive(closed, key)).rejects.toThrow('The key does not open this backup')
})

test('a changed byte, a missing end and trailing bytes are found', async () => {
  const whole = fs.readFileSync(locked)
  expect(await saidOf(whole)).toBe('whole')
  for (const at of [0, 8, 9, 10, 30, 42, 5000, whole.length - 1]) {
    const bytes = Buffer.from(whole)
    bytes[at]! ^= 1
    expect(await saidOf(bytes), `byte ${at}`).toMatch(/^BackupError: /)
  }
  for (const length of [5, 8, 42, 45, 5000, whole.length - 1])
    expect(await saidOf(whole.subarray(0, length)), `${length} bytes`).toMatch(/^BackupError: /)
  expect(await saidOf(Buffer.concat([whole, Buffer.from('x')]))).toMatch(/^BackupError: /)
})
