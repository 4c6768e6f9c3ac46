import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { aStoredPicture } from '../../test/factories/input/pictures.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { openS3Double } from '../../test/s3-double.ts'
import { openTestServer, testEnv, type TestServer } from '../../test/test-server.ts'
import { openStore } from '../files/public.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const secret = '5f0c9a3be8d17246'.repeat(4)
type Bucket = Awaited<ReturnType<typeof openS3Double>>
let bucket: Bucket
let otherBucket: Bucket
let server: TestServer
let folder: string
beforeAll(async () => {
  ;[bucket, otherBucket] = [await openS3Double(), await openS3Double()]
  server = await openTestServer({ env: bucket.env })
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-test-bucket-'))
})
afterAll(async () => {
  await server.close()
  bucket.close()
  otherBucket.close()
  fs.rmSync(folder, { recursive: true, force: true })
})
const backUp = (name: string) => {
  const file = path.join(folder, name)
  return makeBackup({ env: testEnv(bucket.env), url: server.url, file, secret }).then((facts) => ({
    file,
    ...facts,
  }))
}

test("the files of a bucket are in its backup, and are restored to the target's bucket", async () => {
  const staff = await aBusiness(server)
  const { imageUrl } = await aStoredPicture(server, staff)
  const { file, files, missing } = await backUp('whole')
  expect([files, missing]).toEqual([bucket.kept.size, []])
  const url = await newDatabase()
  await restoreBackup({ file, secret }, { url, store: openStore(testEnv(otherBucket.env)) })
  expect([...otherBucket.kept]).toEqual([...bucket.kept])
  const restored = await openTestServer({ url, env: otherBucket.env })
  const shown = await restored.app.http.inject({ method: 'GET', url: imageUrl })
  await restored.close()
  expect(shown.rawPayload.equals([...bucket.kept.values()][0]!)).toBe(true)
})

test('a bucket that does not answer fails the backup, instead of a backup without its files', async () => {
  await aStoredPicture(server, await aBusiness(server))
  bucket.state.isDown = true
  await expect(backUp('none')).rejects.toThrow()
  bucket.state.isDown = false
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([])
})
