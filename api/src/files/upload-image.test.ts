import { pathOf } from '@guichet/contract/endpoint.ts'
import { findImage } from '@guichet/contract/files/find-image.ts'
import { uploadImage } from '@guichet/contract/files/upload-image.ts'
import { ImageUrl } from '@guichet/contract/primitives.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPicture, aStoredPicture, upload } from '../../test/factories/input/pictures.ts'
import { uploadsOf } from '../../test/factories/input/uploads.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { formOf } from '../../test/multipart.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { newId } from '../platform/values/ids.ts'
import { quotaBytes } from './upload-image.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { read } = uploadsOf(server)

test('an image is stored, found by its name and served to anybody with the name', async () => {
  const stored = await aStoredPicture(server, staff)
  expect(stored).toMatchObject({ width: 1920, height: 1280 })
  expect(ImageUrl('collaborators').parse(stored.imageUrl)).toBe(stored.imageUrl)
  expect(
    (await send(server, staff, findImage, { query: { imageName: stored.imageName } })).body,
  ).toEqual(stored)
  const answer = await read(stored.imageUrl)
  expect([answer.statusCode, (await sharp(answer.rawPayload).metadata()).format]).toEqual([
    200,
    'jpeg',
  ])
})

/** Quantization tables of a JPEG, which reveal its quality. */
function quantisationOf(jpeg: Buffer): string[] {
  const tables: string[] = []
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2))
    if (jpeg[at + 1] === 0xdb)
      tables.push(jpeg.subarray(at + 4, at + 2 + jpeg.readUInt16BE(at + 2)).toString('hex'))
  return tables
}
test('an image from any source is re-encoded with a quality of 0.85', async () => {
  const pixels = sharp(await aPicture({ format: 'png' }))
  const written = async (quality: number) =>
    quantisationOf(await pixels.clone().jpeg({ quality, mozjpeg: true }).toBuffer())
  expect(await written(85)).not.toEqual(await written(84))
  for (const quality of [40, 100]) {
    const content = await pixels.clone().jpeg({ quality }).toBuffer()
    const { imageUrl } = (await upload(server, staff, { content })).body
    const { rawPayload } = await read(imageUrl)
    expect(quantisationOf(rawPayload)).toEqual(await written(85))
  }
})

test('an image is rotated upright, reduced to the size of a page, and keeps its transparency', async () => {
  const turned = await sharp(await aPicture())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await upload(server, staff, { content: turned })).body).toMatchObject({
    width: 40,
    height: 60,
  })
  const wide = await sharp({
    create: { width: 6000, height: 1000, channels: 3, background: '#336699' },
  })
    .jpeg()
    .toBuffer()
  expect((await upload(server, staff, { content: wide })).body).toMatchObject({
    width: 2560,
    height: 427,
  })
  const glass = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.2 } },
  })
    .png()
    .toBuffer()
  expect((await upload(server, staff, { content: glass })).body.imageName).toMatch(/png$/)
  expect(
    (
      await upload(server, staff, {
        content: await aPicture(),
        more: [{ name: 'format', content: Buffer.from('png') }],
      })
    ).body.imageName,
  ).toMatch(/png$/)
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><circle cx="10" cy="10" r="8"/></svg>',
  )
  expect((await upload(server, staff, { content: logo })).body).toMatchObject({
    imageName: expect.stringMatching(/png$/),
    width: 1200,
    height: 600,
  })
})

test('a file of more than 15 MB is rejected with a message, before it is read', async () => {
  const { status, body } = await upload(server, staff, { content: Buffer.alloc(16_000_000) })
  expect([status, body.type, body.detail]).toEqual([
    413,
    'PictureTooLarge',
    'The file is larger than 15 MB. Make it smaller, then try again.',
  ])
})

test('a business has a quota', async () => {
  const full = await aBusiness(server)
  await aStoredPicture(server, full)
  await server.owner.query(
    `insert into file (tenant_id, id, container, path, sha256, bytes, media_type)
      select $1, gen_random_uuid(), 'rentals', 'x' || n, '', 1000000000, 'image/png'
      from generate_series(1, 2) n`,
    [full.tenantId],
  )
  expect((await upload(server, full, { content: await aPicture() })).body).toMatchObject({
    type: 'PictureQuotaReached',
    limitMegabytes: quotaBytes / 1_000_000,
  })
})

test.each([
  ['collaborators/photo.jpg', 'collaborators', 'jpg'],
  ['/rentals/skis.png', 'rentals', 'png'],
  ['photo.jpg', 'collaborators', 'jpg'],
  [`${newId()}/ticket-owner-picture/${newId()}.png`, 'profiles', 'png'],
])(
  'an upload with blobName %s and content only is stored at %s as %s',
  async (blobName, container, format) => {
    const { payload, headers } = formOf([
      { name: 'blobName', content: Buffer.from(blobName) },
      { name: 'content', filename: 'x', mediaType: 'image/jpeg', content: await aPicture() },
    ])
    const answer = await server.app.http.inject({
      method: 'POST',
      url: pathOf(uploadImage),
      headers: { ...headers, authorization: `Bearer ${staff.accessToken}` },
      payload,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().imageUrl).toMatch(
      new RegExp(`^/api/files/1\\.0/image/${container}/.*\\.${format}$`),
    )
  },
)

test('an upload without a container and a name is rejected at the field of the container', async () => {
  const { payload, headers } = formOf([
    { name: 'content', filename: 'x', mediaType: 'image/jpeg', content: await aPicture() },
  ])
  const answer = await server.app.http.inject({
    method: 'POST',
    url: pathOf(uploadImage),
    headers: { ...headers, authorization: `Bearer ${staff.accessToken}` },
    payload,
  })
  expect(answer.json()).toMatchObject({ fields: [{ field: 'container', rule: 'required' }] })
})
