import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { localStore } from './file-store.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-files-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

test('a partial file is stored separately and is deleted after an hour', async () => {
  const store = localStore(folder)
  await store.sweep()
  await store.put('tenant/name', Buffer.from('whole'), 'image/png')
  expect(fs.readdirSync(path.join(folder, 'tenant'))).toEqual(['name'])
  const incoming = path.join(folder, '.incoming')
  for (const name of ['old', 'new']) fs.writeFileSync(path.join(incoming, name), 'half')
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000)
  fs.utimesSync(path.join(incoming, 'old'), twoHoursAgo, twoHoursAgo)
  const beside = path.join(folder, 'tenant/name.4711-1795324800000')
  fs.writeFileSync(beside, 'half')
  fs.utimesSync(beside, twoHoursAgo, twoHoursAgo)
  await store.sweep()
  expect(fs.readdirSync(incoming)).toEqual(['new'])
  expect(fs.existsSync(beside)).toBe(false)
  expect(fs.statSync(path.join(folder, 'tenant/name')).mode & 0o077).toBe(0)
  expect((await store.get('tenant/name'))?.toString()).toBe('whole')
})
