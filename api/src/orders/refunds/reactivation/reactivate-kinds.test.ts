import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { reactivateOrder } from '@guichet/contract/orders/refunds/reactivate-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import type { CartLine } from '@guichet/contract/orders/sale/cart.ts'
import { beforeEach, expect, test } from 'vitest'
import { productsOf } from '../../../../test/factories/catalogue/stocked.ts'
import { counterOf } from '../../../../test/factories/sales/counter.ts'
import { anEquipment } from '../../../../test/factories/sales/rented.ts'
import { sellForNothing } from '../../../../test/factories/sales/with-client.ts'
import { aBusiness, type Staff } from '../../../../test/factories/staff.ts'
import { aChalet } from '../../../../test/factories/time.ts'
import { violations } from '../../../../test/invariants/violations.ts'
import { newKey, send } from '../../../../test/test-server.ts'
import { useTestServer } from '../../../../test/use-server.ts'

const server = useTestServer()
const products = productsOf(server)
let staff: Staff
beforeEach(async () => {
  staff = await aBusiness(server)
})

const sell = async (lines: CartLine[]) => {
  const { status, body } = await counterOf(server, staff).sale(lines, {
    email: 'buyer@example.test',
    payment: { method: 'free' },
  })
  expect([status, body.type]).toEqual([200, undefined])
  return body
}
type Order = Awaited<ReturnType<typeof sell>>
const ticketIdsOf = ({ ticketPublicIds }: Order) => ticketPublicIds.split(',').filter(Boolean)
const cancel = async (order: Order) => {
  const { body } = await send(server, staff, refundOrder, {
    body: {
      orderPublicId: order.publicId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Erreur',
      ticketPublicIdsToBeDeleted: ticketIdsOf(order),
      bookingPublicIdsToBeDeleted: await bookingsOf(order),
    },
    key: newKey(),
  })
  expect(body).toMatchObject({ status: 'Canceled' })
}
const reactivate = (order: Order) =>
  send(server, staff, reactivateOrder, { body: { orderPublicId: order.publicId }, key: newKey() })
const statusOf = async (order: Order) =>
  (await send(server, staff, getOrder, { params: { ref: order.publicId } })).body.status
const bookingsOf = async (order: Order) =>
  (
    await server.owner.query<{ id: string }>(
      'select b.id from booking b join unit u on u.id = b.unit_id where u.order_id = $1',
      [order.publicId],
    )
  ).rows.map(({ id }) => id)
/** Units of each resource that the order holds now, with their periods. */
const heldBy = async (order: Order) =>
  (
    await server.owner.query<{ resource: string; quantity: number; begins: string | null }>(
      `select c.resource_id as resource, c.quantity, c.begins_at::text as begins
        from claim c
        join unit u on u.id = c.unit_id
        where u.order_id = $1 and c.released_at is null
        order by 1, 3`,
      [order.publicId],
    )
  ).rows

/** Cancels and reactivates an order, and checks that its places are freed and taken again. */
async function comesBackWhole(order: Order) {
  const before = await heldBy(order)
  expect(before.length).toBeGreaterThan(0)
  const status = await statusOf(order)
  await cancel(order)
  expect(await heldBy(order)).toEqual([])
  expect((await reactivate(order)).body).toMatchObject({ status })
  expect(await heldBy(order)).toEqual(before)
  expect(await violations(server.owner)).toEqual([])
}

test('equipment and its accessory are taken again for the same hours', async () => {
  const skis = await anEquipment(server, staff, { quantity: 1, helmets: 1 })
  await sellForNothing(server, staff)
  const line = {
    productId: skis.twoHours,
    quantity: 1,
    activationDateTimeUtc: skis.at('2030-02-02', '09:00'),
    specificationPublicId: skis.sizeIds[0]!,
    accessories: [{ productId: skis.helmet, quantity: 1 }],
  }
  const order = await sell([line])
  await comesBackWhole(order)

  // Rented to another client since: it stays cancelled, and reports what is missing.
  await cancel(order)
  const other = await sell([line])
  const answer = await reactivate(order)
  expect(answer.body).toMatchObject({
    type: 'PlacesGone',
    missing: expect.arrayContaining([expect.objectContaining({ missing: 1 })]),
  })
  expect(await statusOf(order)).toBe('Canceled')
  expect(await heldBy(other)).toHaveLength(2)
  expect(await violations(server.owner)).toEqual([])
})

test('a booking gets its nights again, unless they were sold', async () => {
  const chalet = await aChalet(server, staff, { units: 1 })
  await sellForNothing(server, staff)
  const line = {
    productId: chalet.productId,
    quantity: 1,
    checkInDate: '2030-03-04',
    checkOutDate: '2030-03-06',
    numberOfPerson: 2,
  }
  const order = await sell([line])
  await comesBackWhole(order)
  const status = async () =>
    (
      await server.owner.query('select status from booking where id = any($1)', [
        await bookingsOf(order),
      ])
    ).rows
  expect(await status()).toEqual([{ status: 'Booked' }])

  await cancel(order)
  await sell([{ ...line, checkInDate: '2030-03-05', checkOutDate: '2030-03-07' }])
  expect((await reactivate(order)).body).toMatchObject({ type: 'PlacesGone' })
  expect(await statusOf(order)).toBe('Canceled')
  expect(await violations(server.owner)).toEqual([])
})

test('products leave the stock again, unless none are left', async () => {
  const product = await products.create(staff, { stock: 3 })
  await sellForNothing(server, staff)
  const line = { productId: product.publicId, quantity: 2 }
  const order = await sell([line])
  await comesBackWhole(order)
  expect(await products.stockOf(product.publicId)).toMatchObject({ taken: 2 })

  await cancel(order)
  await sell([line])
  expect((await reactivate(order)).body).toMatchObject({ type: 'PlacesGone' })
  expect(await products.stockOf(product.publicId)).toMatchObject({ taken: 2 })
  expect(await violations(server.owner)).toEqual([])
})
