import { deleteImage } from '@guichet/contract/files/delete-image.ts'
import { expect, test } from 'vitest'
import { aPicture, aStoredPicture, upload } from '../../test/factories/input/pictures.ts'
import { uploadsOf } from '../../test/factories/input/uploads.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { transaction } from '../platform/db/db.ts'
import { dropPictures, fileIdOf } from './public.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { read } = uploadsOf(server)

const inBusiness = <T>(who: Staff, work: Parameters<typeof transaction<T>>[3]) =>
  transaction<T>(server.pool, { tenantId: who.tenantId, accountId: who.accountId }, 'write', work)
const now = () => new Date().toISOString()

test('each container has its own accesses, and a caller without them is rejected before the body is read', async () => {
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

test("a holder's picture is shown to people of its business only", async () => {
  const { imageUrl } = await aStoredPicture(server, staff, 'profiles')
  expect(imageUrl).toMatch(
    new RegExp(`/profiles/${staff.accountId}/ticket-owner-picture/[0-9a-f-]{36}\\.png$`),
  )
  expect((await read(imageUrl, staff)).headers['content-type']).toBe('image/png')
  expect((await read(imageUrl)).statusCode).toBe(401)
  expect((await read(imageUrl, await aBusiness(server))).statusCode).toBe(404)
})

test('an image name is valid in its own business only, and not after its removal', async () => {
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
  // Within the hour a save may restore it; afterwards nothing can.
  expect(await idIn(staff)).toMatch(/^[0-9a-f-]{36}$/)
  expect((await read(imageUrl)).statusCode).toBe(200)
  await server.owner.query(
    `update file set deleted_at = now() - interval '1 hour' where path = $1`,
    [imageName],
  )
  await expect(idIn(staff)).rejects.toMatchObject({ type: 'InvalidRequest' })
})

test('the bytes of a removed image are deleted after an hour, unless a copy still shows them', async () => {
  const content = await aPicture()
  const [first, copy] = [
    (await upload(server, staff, { content })).body,
    (await upload(server, staff, { content })).body,
  ]
  const { rows } = await server.owner.query<{ id: string; path: string }>(
    'select id, path from file where path = any($1)',
    [[first.imageName, copy.imageName]],
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
  expect([(await read(first.imageUrl)).statusCode, (await read(copy.imageUrl)).statusCode]).toEqual(
    [404, 200],
  )
  await drop(copy.imageName)
  await server.owner.query('update file set deleted_at = null where path = $1', [copy.imageName])
  expect((await read(copy.imageUrl)).statusCode).toBe(404)
})
