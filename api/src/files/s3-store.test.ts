import http from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPicture, aStoredPicture, upload } from '../../test/factories/pictures.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { openTestServer, type TestServer } from '../../test/test-server.ts'

const kept = new Map<string, Buffer>()
let isDown = false
/** As much of S3 as the store uses: put, get, delete by path, under a signature. */
const double = http.createServer((request, answer) => {
  const chunks: Buffer[] = []
  request
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => {
      const key = request.url!.split('?')[0]!
      if (isDown || !request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/'))
        return answer.writeHead(403).end()
      if (request.method === 'PUT') {
        kept.set(key, Buffer.concat(chunks))
        return answer.writeHead(200).end()
      }
      if (request.method === 'DELETE') {
        kept.delete(key)
        return answer.writeHead(204).end()
      }
      const bytes = kept.get(key)
      return bytes
        ? answer.writeHead(200).end(bytes)
        : answer
            .writeHead(404, { 'content-type': 'application/xml' })
            .end('<Error><Code>NoSuchKey</Code></Error>')
    })
})

let server: TestServer
let staff: Staff
beforeAll(async () => {
  await new Promise<void>((wake) => double.listen(0, '127.0.0.1', wake))
  const { port } = double.address() as { port: number }
  server = await openTestServer({
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  })
  staff = await aBusiness(server)
})
afterAll(async () => {
  await server.close()
  double.close()
})

test('pictures live in the bucket, under the business and their digest', async () => {
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
  'an unreachable bucket is reported as such, refuses the upload and leaves no row',
  { timeout: 60_000 },
  async () => {
    const { imageUrl } = await aStoredPicture(server, staff)
    isDown = true
    expect((await server.app.http.inject({ method: 'GET', url: imageUrl })).statusCode).toBe(503)
    const before = (await server.owner.query('select count(*) from file')).rows[0].count
    expect((await upload(server, staff, { content: await aPicture() })).body.type).toBe(
      'Unavailable',
    )
    expect((await server.owner.query('select count(*) from file')).rows[0].count).toBe(before)
    isDown = false
  },
)
