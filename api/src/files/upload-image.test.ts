import { deleteImage } from '@guichet/contract/files/delete-image.ts'
import { findImage } from '@guichet/contract/files/find-image.ts'
import { ImageUrl } from '@guichet/contract/primitives.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPicture, aStoredPicture, upload } from '../../test/factories/pictures.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { transaction } from '../platform/db.ts'
import { dropPictures, fileIdOf } from './public.ts'
import { quotaBytes } from './upload-image.ts'

const server = useTestServer()
const staff = useBusiness(server)
const read = (url: string, who?: Staff) =>
  server.app.http.inject({
    method: 'GET',
    url,
    headers: who ? { authorization: `Bearer ${who.accessToken}` } : {},
  })
const inBusiness = <T>(who: Staff, work: Parameters<typeof transaction<T>>[3]) =>
  transaction<T>(server.pool, { tenantId: who.tenantId, accountId: who.accountId }, 'write', work)
const now = () => new Date().toISOString()

test('a picture is stored, found by its name and served to whoever knows the name', async () => {
  const stored = await aStoredPicture(server, staff)
  expect(stored).toMatchObject({ width: 60, height: 40 })
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

test('it is turned upright, made no larger than a page shows it, and keeps what is see-through', async () => {
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

test('more than 15 MB is refused by name and number, before it is looked at', async () => {
  const { status, body } = await upload(server, staff, { content: Buffer.alloc(16_000_000) })
  expect([status, body.type, body.detail]).toEqual([
    413,
    'PictureTooLarge',
    'The image is larger than 15 MB. Make it smaller, then try again.',
  ])
})

test('each container is open to its own accesses, and who may not send is told so before the body is read', async () => {
  const rentals = await aStaff(server, staff, { accesses: ['EquipmentRental'] })
  const content = await aPicture()
  expect((await upload(server, rentals, { content, container: 'rentals' })).status).toBe(200)
  expect(
    (await upload(server, rentals, { content, container: 'collaborators' })).body,
  ).toMatchObject({ type: 'NoAccess', access: ['MyTicketing'] })
  const nobody = await aStaff(server, staff, { accesses: ['Orders'] })
  expect((await upload(server, nobody, { content: Buffer.alloc(16_000_000) })).body.type).toBe(
    'NoAccess',
  )
  expect((await upload(server, null, { content })).body.type).toBe('SignInRequired')
})

test('a face is shown to people of its business only', async () => {
  const { imageUrl } = await aStoredPicture(server, staff, 'profiles')
  expect(imageUrl).toMatch(
    new RegExp(`/profiles/${staff.accountId}/ticket-owner-picture/[0-9a-f-]{36}\\.png$`),
  )
  expect((await read(imageUrl, staff)).headers['content-type']).toBe('image/png')
  expect((await read(imageUrl)).statusCode).toBe(401)
  expect((await read(imageUrl, await aBusiness(server))).statusCode).toBe(404)
})

test('a name serves its own business only, and not after it was removed', async () => {
  const other = await aBusiness(server)
  const { imageName, imageUrl } = await aStoredPicture(server, staff)
  const idIn = (who: Staff) =>
    inBusiness(who, ({ db }) =>
      fileIdOf(db, who.tenantId, imageUrl, { field: 'imageUrl', language: 'fr', now: now() }),
    )
  expect(await idIn(staff)).toMatch(/^[0-9a-f-]{36}$/)
  await expect(idIn(other)).rejects.toMatchObject({
    type: 'InvalidRequest',
    data: { fields: [{ field: 'imageUrl' }] },
  })
  expect((await send(server, other, deleteImage, { query: { blobName: imageName } })).status).toBe(
    404,
  )
  expect(
    (await send(server, staff, deleteImage, { query: { blobName: `/${imageName}` } })).status,
  ).toBe(200)
  expect((await read(imageUrl)).statusCode).toBe(404)
  // Within the hour a save may bring it back; after it nothing does.
  expect(await idIn(staff)).toMatch(/^[0-9a-f-]{36}$/)
  expect((await read(imageUrl)).statusCode).toBe(200)
  await server.owner.query(
    `update file set deleted_at = now() - interval '1 hour' where path = $1`,
    [imageName],
  )
  await expect(idIn(staff)).rejects.toMatchObject({ type: 'InvalidRequest' })
})

test('the bytes of a removed picture go after an hour, unless a mutant still shows them', async () => {
  const content = await aPicture()
  const [first, mutant] = [
    (await upload(server, staff, { content })).body,
    (await upload(server, staff, { content })).body,
  ]
  const { rows } = await server.owner.query<{ id: string; path: string }>(
    'select id, path from file where path = any($1)',
    [[first.imageName, mutant.imageName]],
  )
  const drop = async (name: string) => {
    await inBusiness(staff, ({ db }) =>
      dropPictures(db, staff.tenantId, now(), [rows.find(({ path }) => path === name)!.id, null]),
    )
    await server.owner.query(
      `update job set run_at = now() where kind = 'drop-file' and ended_at is null`,
    )
    await server.app.worker.drain()
  }
  await drop(first.imageName)
  expect([
    (await read(first.imageUrl)).statusCode,
    (await read(mutant.imageUrl)).statusCode,
  ]).toEqual([404, 200])
  await drop(mutant.imageName)
  await server.owner.query('update file set deleted_at = null where path = $1', [mutant.imageName])
  expect((await read(mutant.imageUrl)).statusCode).toBe(404)
})

test('a business has a quota', async () => {
  const full = await aBusiness(server)
  await aStoredPicture(server, full)
  await server.owner.query(
    `insert into file (tenant_id, id, container, path, sha256, bytes, media_type) select $1, gen_random_uuid(), 'rentals', 'x' || n, '', 1000000000, 'image/png' from generate_series(1, 2) n`,
    [full.tenantId],
  )
  expect((await upload(server, full, { content: await aPicture() })).body).toMatchObject({
    type: 'PictureQuotaReached',
    limitMegabytes: quotaBytes / 1_000_000,
  })
})
