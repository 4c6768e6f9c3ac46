import { deleteImage } from '@guichet/contract/files/delete-image.ts'
import { deleteSavedCart } from '@guichet/contract/orders/sale/saved/save-cart.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { archiveProduct } from '@guichet/contract/products/archive-product.ts'
import { createProduct } from '@guichet/contract/products/create-product.ts'
import { expect, test } from 'vitest'
import { aProduct } from '../../test/factories/catalogue/products.ts'
import { aPassOnSale } from '../../test/factories/catalogue/shelf.ts'
import { aStoredPicture } from '../../test/factories/input/pictures.ts'
import { aSavedCart } from '../../test/factories/sales/saved-carts.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { transaction } from '../platform/db/db.ts'
import { openPool } from '../platform/db/open-pool.ts'
import { dropPictures, fileIdOf, sweepPictures } from './public.ts'

const server = useTestServer()
const staff = useBusiness(server)

const aged = (name: string) =>
  server.owner.query(`update file set created_at = now() - interval '25 hours' where path = $1`, [
    name,
  ])
const live = async (name: string) =>
  (await server.owner.query('select id from file where path = $1 and deleted_at is null', [name]))
    .rowCount === 1
const round = async () => {
  const workerPool = openPool({ url: server.url, max: 1, role: 'guichet_worker' })
  await sweepPictures(workerPool).finally(() => workerPool.end())
}
/** A pass whose second holder has this picture. */
async function aPassOf(imageUrl: string) {
  const { productId, identificationId } = await aPassOnSale(server, staff)
  const answer = await send(server, staff, sell, {
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
    key: newKey(),
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}

test('an image that was sent and never shown is deleted after a day; one on a record or a pass stays', async () => {
  const [forgotten, fresh, shown, archived, face] = [
    await aStoredPicture(server, staff),
    await aStoredPicture(server, staff),
    await aStoredPicture(server, staff, 'rentals'),
    await aStoredPicture(server, staff, 'rentals'),
    await aStoredPicture(server, staff, 'profiles'),
  ]
  const create = (imageUrl: string) =>
    send(server, staff, createProduct, {
      body: { collaboratorPublicId: staff.tenantId, ...aProduct({ imageUrl }) },
    })
  await create(shown.imageUrl)
  await send(server, staff, archiveProduct, {
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
    (await server.owner.query(`select count(*)::int as n from audit where code = 'file.swept'`))
      .rows[0].n,
  ).toBe(2)
  expect(
    (
      await server.owner.query(
        `select count(*)::int as n from job where kind = 'drop-file' and ended_at is null`,
      )
    ).rows[0].n,
  ).toBe(2)
  expect(await violations(server.owner)).toEqual([])
})

test("a holder's picture chosen in a cart stays as long as the cart", async () => {
  const { imageName, imageUrl } = await aStoredPicture(server, staff, 'profiles')
  await aged(imageName)
  const holder = { firstName: 'Zoé', lastName: 'Roy', birthDate: '', picture: imageUrl }
  const { cart } = await aSavedCart(server, staff, {
    content: { details: { holders: { 'a.0.b': holder }, answers: {} } },
  })
  await round()
  expect(await live(imageName)).toBe(true)
  await send(server, staff, deleteSavedCart, { params: { cartPublicId: cart.publicId } })
  await round()
  expect(await live(imageName)).toBe(false)
})

test("a holder's picture on a pass is not removed by its name, for any of its holders", async () => {
  const { imageName, imageUrl } = await aStoredPicture(server, staff, 'profiles')
  await aPassOf(imageUrl)
  await send(server, staff, deleteImage, { query: { blobName: imageName } })
  expect(await live(imageName)).toBe(true)
  const first = await aStoredPicture(server, staff, 'profiles')
  await server.owner.query(
    `update ticket
      set picture_id = (select id from file where path = $1)
      where picture_id = (select id from file where path = $2)`,
    [first.imageName, imageName],
  )
  await send(server, staff, deleteImage, { query: { blobName: imageName } })
  expect(await live(imageName)).toBe(true)
})

test('an image that a save is just adding to a record is not removed', async () => {
  const { imageName, imageUrl } = await aStoredPicture(server, staff)
  const scope = { tenantId: staff.tenantId, accountId: staff.accountId }
  const now = new Date().toISOString()
  const { promise: asked, resolve: ask } = Promise.withResolvers<string | null>()
  const dropping = asked.then((id) =>
    transaction(server.pool, scope, 'write', (other) =>
      dropPictures(other.db, staff.tenantId, now, [id]),
    ),
  )
  await transaction(server.pool, scope, 'write', async ({ db, client }) => {
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
