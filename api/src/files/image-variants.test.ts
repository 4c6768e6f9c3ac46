import { variants } from '@guichet/contract/files/image-variants.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aStoredPicture, upload } from '../../test/factories/input/pictures.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'GET', url, headers })
/** A picture of a single colour, which is encoded in an instant. */
const aPlainPhoto = async (red: number) => {
  const background = { r: red, g: 90, b: 120 }
  const content = await sharp({ create: { width: 1920, height: 1280, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return (await upload(server, staff, { content })).body.imageUrl
}
const aPhoto = async () => (await aStoredPicture(server, staff)).imageUrl

test('a picture is sent at each width and format, smaller than the original', async () => {
  const url = await aPhoto()
  const original = await get(url)
  for (const variant of variants) {
    const { statusCode, headers, rawPayload } = await get(`${url}/${variant}`)
    const [width, format] = variant.split('.')
    expect([statusCode, headers['content-type']]).toEqual([200, `image/${format}`])
    const found = await sharp(rawPayload).metadata()
    expect([found.width, found.height]).toEqual([
      Number(width),
      Math.round((Number(width) * 1280) / 1920),
    ])
    expect(rawPayload.length).toBeLessThan(original.rawPayload.length)
  }
})

test('a picture is made once, kept by browsers, and asked for again without its bytes', async () => {
  const url = await aPhoto()
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${url}/320.webp`)))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('hex'))).size).toBe(1)
  const { headers } = answers[0]!
  expect(headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800')
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  const again = await get(`${url}/320.webp`, { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  const other = await get(`${url}/640.webp`, { 'if-none-match': String(headers.etag) })
  expect(other.statusCode).toBe(200)
})

test('a narrow picture keeps its width, and a transparent one stays transparent', async () => {
  const content = await sharp({
    create: { width: 200, height: 100, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  const { imageUrl } = (await upload(server, staff, { content, mediaType: 'image/png' })).body
  const { rawPayload } = await get(`${imageUrl}/1280.avif`)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 200, hasAlpha: true })
})

test.each(['321.webp', '1920.avif', '640.jpg', '640.webp.avif', '0.webp', '-320.webp', '320'])(
  'no other size is made: %s',
  async (variant) => {
    expect((await get(`${await aPlainPhoto(9)}/${variant}`)).statusCode).toBe(400)
  },
)

test('an unknown picture is not found, and one whose bytes are lost or broken shows nothing', async () => {
  const url = await aPhoto()
  expect((await get(`${url.replace(/.{8}\.jpg$/, '00000000.jpg')}/320.webp`)).statusCode).toBe(404)
  const name = url.split('/').at(-1)!
  await server.owner.query(
    `update file set sha256 = decode(repeat('ab', 32), 'hex') where path = $1`,
    [name],
  )
  const { statusCode, headers, rawPayload } = await get(`${url}/640.avif`)
  expect([statusCode, headers['content-type'], headers['cache-control'], headers.etag]).toEqual([
    200,
    'image/webp',
    'public, max-age=60',
    undefined,
  ])
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 1 })
})
