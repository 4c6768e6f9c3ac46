import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  carryingPictures,
  marker,
  refusedPictures,
} from '../../test/factories/input/bad-pictures.ts'
import { upload } from '../../test/factories/input/pictures.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const kept = async () =>
  (await server.owner.query<{ n: number }>('select count(*)::int as n from file')).rows[0]!.n

test(
  'each of more than 60 invalid files is rejected with a helpful message, and leaves nothing',
  { timeout: 300_000 },
  async () => {
    const corpus = await refusedPictures()
    expect(corpus.length).toBeGreaterThanOrEqual(60)
    const before = await kept()
    for (const bad of corpus)
      for (const language of ['fr', 'en']) {
        const { status, body } = await upload(server, staff, { ...bad, language })
        expect(
          ['PictureTooManyPixels', 'NotAPicture', 'PictureBroken', 'PictureNotSafe'],
          `${bad.name}: ${status}`,
        ).toContain(body.type)
        expect(body.detail!.length).toBeGreaterThan(30)
      }
    expect(await kept()).toBe(before)
  },
)

test('an image with additional data is re-encoded: nothing of the rest remains, whatever its name', async () => {
  for (const carrying of await carryingPictures()) {
    const { status, body } = await upload(server, staff, carrying)
    expect(status, `${carrying.name}: ${JSON.stringify(body)}`).toBe(200)
    expect(body.imageName).toMatch(/^[0-9a-f]{32}-[0-9a-f]{32}\.(jpg|png)$/)
    const served = await server.app.http.inject({ method: 'GET', url: body.imageUrl })
    expect(served.statusCode).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': expect.stringMatching(/^image\/(jpeg|png)$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(served.rawPayload.equals(carrying.content)).toBe(false)
    expect(served.rawPayload.toString('latin1')).not.toContain(marker)
    const facts = await sharp(served.rawPayload).metadata()
    expect([facts.exif, facts.xmp, facts.icc, facts.iptc, facts.pages]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect([facts.width, facts.height]).toEqual([body.width, body.height])
  }
})
