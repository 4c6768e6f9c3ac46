import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPicture, aStoredPicture, upload } from '../../test/factories/input/pictures.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { openS3Double } from '../../test/s3-double.ts'
import { openTestServer, type TestServer } from '../../test/test-server.ts'

let double: Awaited<ReturnType<typeof openS3Double>>
let server: TestServer
let staff: Staff
beforeAll(async () => {
  double = await openS3Double()
  server = await openTestServer({ env: double.env })
  staff = await aBusiness(server)
})
afterAll(async () => {
  await server.close()
  double.close()
})

test('images are stored in the bucket, under the business and their digest', async () => {
  const { kept } = double
  const { imageUrl } = await aStoredPicture(server, staff)
  expect([...kept.keys()]).toEqual([
    expect.stringMatching(new RegExp(`^/pictures/${staff.tenantId}/[0-9a-f]{64}$`)),
  ])
  const read = () => server.app.http.inject({ method: 'GET', url: imageUrl })
  expect((await read()).rawPayload.equals([...kept.values()][0]!)).toBe(true)
  kept.clear()
  expect((await read()).statusCode).toBe(404)
})

test(
  'an unreachable bucket is reported, rejects the upload and leaves no row',
  { timeout: 60_000 },
  async () => {
    const { imageUrl } = await aStoredPicture(server, staff)
    double.state.isDown = true
    expect((await server.app.http.inject({ method: 'GET', url: imageUrl })).statusCode).toBe(503)
    const before = (await server.owner.query('select count(*) from file')).rows[0].count
    expect((await upload(server, staff, { content: await aPicture() })).body.type).toBe(
      'Unavailable',
    )
    expect((await server.owner.query('select count(*) from file')).rows[0].count).toBe(before)
    double.state.isDown = false
  },
)
