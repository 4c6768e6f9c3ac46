import { uploadImage } from '@guichet/contract/files/upload-image.ts'
import { beforeAll, expect, test } from 'vitest'
import { aPictureBomb } from '../factories/input/picture-bombs.ts'
import { aPicture, upload } from '../factories/input/pictures.ts'
import { aBusiness } from '../factories/staff.ts'
import { formOf } from '../multipart.ts'
import { startProcess } from '../race/processes.ts'
import { openTestServer, type TestServer } from '../test-server.ts'
import { childrenOf, isAlive } from './child-processes.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer({ pictures: { deadlineMs: 8000 } })
})
const children = () => childrenOf(process.pid, 'picture-process')

test('a picture that takes minutes to render is refused; meanwhile others upload theirs', async () => {
  const [a, b] = [await aBusiness(testServer), await aBusiness(testServer)]
  let isRefused = false
  const bomb = upload(testServer, a, { content: aPictureBomb() }).finally(() => {
    isRefused = true
  })
  const statuses = []
  for (let i = 0; i < 4; i++) {
    statuses.push((await upload(testServer, b, { content: await aPicture() })).status)
  }
  expect([statuses, isRefused]).toEqual([[200, 200, 200, 200], false])
  const { status, body } = await bomb
  expect([status, body.type]).toEqual([422, 'PictureTooSlow'])
  expect(body.detail).toMatch(/takes too long/)
  // The process that decoded the picture ends; the remaining one is idle. A process that holds
  // much memory is listed for a moment after it was killed.
  await expect.poll(() => children().length).toBeLessThanOrEqual(1)
  expect((await upload(testServer, a, { content: await aPicture() })).status).toBe(200)
})

test('the picture process ends with its server, even while it renders', async () => {
  const staff = await aBusiness(testServer)
  const server = await startProcess(testServer.url)
  const { payload, headers } = formOf([
    { name: 'container', content: Buffer.from('collaborators') },
    { name: 'content', filename: 'logo.svg', mediaType: 'image/svg+xml', content: aPictureBomb() },
  ])
  const answer = fetch(`${server.base}/api/files${uploadImage.path}`, {
    method: 'POST',
    body: new Uint8Array(payload),
    headers: { ...headers, authorization: `Bearer ${staff.accessToken}` },
  }).catch(() => null)
  const drawing = () => childrenOf(server.child.pid!, 'picture-process')
  await expect.poll(drawing).toHaveLength(1)
  const [pid] = drawing()
  server.child.kill('SIGKILL')
  await answer
  await expect.poll(() => isAlive(pid!)).toBe(false)
})

test('a server that is closed leaves no process behind', async () => {
  await testServer.close()
  await expect.poll(children).toEqual([])
})
