import { deleteImage } from '@guichet/contract/files/delete-image.ts'
import { sell } from '@guichet/contract/orders/sell.ts'
import { archiveProduct } from '@guichet/contract/products/archive-product.ts'
import { createProduct } from '@guichet/contract/products/create-product.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStoredPicture } from '../../test/factories/pictures.ts'
import { aProduct } from '../../test/factories/products.ts'
import { aPassOnSale } from '../../test/factories/shelf.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, openWorld, send, type World } from '../../test/world.ts'
import { openPool, transaction } from '../platform/db.ts'
import { dropPictures, fileIdOf, sweepPictures } from './public.ts'

let world: World
let staff: Staff
beforeAll(async () => {
  world = await openWorld()
  staff = await aBusiness(world)
})
afterAll(() => world.close())

const aged = (name: string) =>
  world.owner.query(`update file set created_at = now() - interval '25 hours' where path = $1`, [
    name,
  ])
const live = async (name: string) =>
  (await world.owner.query('select id from file where path = $1 and deleted_at is null', [name]))
    .rowCount === 1
const round = async () => {
  const workerPool = openPool({ url: world.url, max: 1, role: 'guichet_worker' })
  await sweepPictures(workerPool).finally(() => workerPool.end())
}
/** A pass whose second holder has this picture. */
async function aPassOf(imageUrl: string) {
  const { productId, identificationId } = await aPassOnSale(world, staff)
  const answer = await send(
    world,
    staff,
    sell,
    {
      body: {
        tickets: [
          {
            productId,
            quantity: 1,
            ticketOwners: [
              [
                {
                  identificationPublicId: identificationId,
                  firstName: 'Zoé',
                  lastName: 'Roy',
                  picture: imageUrl,
                },
              ],
            ],
          },
        ],
        payment: { method: 'cash' },
      },
    },
    { key: newKey() },
  )
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}

test('a picture that was sent and never shown goes after a day; one that a record or a pass shows stays', async () => {
  const [forgotten, fresh, shown, archived, face] = [
    await aStoredPicture(world, staff),
    await aStoredPicture(world, staff),
    await aStoredPicture(world, staff, 'rentals'),
    await aStoredPicture(world, staff, 'rentals'),
    await aStoredPicture(world, staff, 'profiles'),
  ]
  const create = (imageUrl: string) =>
    send(world, staff, createProduct, {
      body: { collaboratorPublicId: staff.tenantId, ...aProduct({ imageUrl }) },
    })
  await create(shown.imageUrl)
  await send(world, staff, archiveProduct, {
    params: { id: (await create(archived.imageUrl)).body.publicId },
  })
  await aPassOf(face.imageUrl)
  for (const { imageName } of [forgotten, shown, archived, face]) await aged(imageName)
  await round()
  expect(
    await Promise.all(
      [forgotten, fresh, shown, archived, face].map(({ imageName }) => live(imageName)),
    ),
  ).toEqual([false, true, true, false, true])
  expect(
    (await world.owner.query(`select count(*)::int as n from audit where code = 'file.swept'`))
      .rows[0].n,
  ).toBe(2)
  expect(
    (
      await world.owner.query(
        `select count(*)::int as n from job where kind = 'drop-file' and ended_at is null`,
      )
    ).rows[0].n,
  ).toBe(2)
  expect(await violations(world.owner)).toEqual([])
})

test('the face on a pass is not removed by its name, whichever of its holders it is', async () => {
  const { imageName, imageUrl } = await aStoredPicture(world, staff, 'profiles')
  await aPassOf(imageUrl)
  await send(world, staff, deleteImage, { query: { blobName: imageName } })
  expect(await live(imageName)).toBe(true)
  const first = await aStoredPicture(world, staff, 'profiles')
  await world.owner.query(
    `update ticket set picture_id = (select id from file where path = $1) where picture_id = (select id from file where path = $2)`,
    [first.imageName, imageName],
  )
  await send(world, staff, deleteImage, { query: { blobName: imageName } })
  expect(await live(imageName)).toBe(true)
})

test('a picture that a save is just putting on a record is not removed meanwhile', async () => {
  const { imageName, imageUrl } = await aStoredPicture(world, staff)
  const scope = { tenantId: staff.tenantId, accountId: staff.accountId }
  const now = new Date().toISOString()
  const { promise: asked, resolve: ask } = Promise.withResolvers<string | null>()
  const dropping = asked.then((id) =>
    transaction(world.pool, scope, 'write', (other) =>
      dropPictures(other.db, staff.tenantId, now, [id]),
    ),
  )
  await transaction(world.pool, scope, 'write', async ({ db, client }) => {
    const id = await fileIdOf(db, staff.tenantId, imageUrl, {
      field: 'imageUrl',
      language: 'fr',
      now,
    })
    ask(id)
    await client.query('select pg_sleep(0.2)')
    await db
      .insertInto('document')
      .values({ tenant_id: staff.tenantId, name: 'profile', value: JSON.stringify({ logoId: id }) })
      .execute()
  })
  expect(await dropping).toEqual([])
  expect(await live(imageName)).toBe(true)
})
