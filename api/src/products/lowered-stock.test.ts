import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { productsOf } from '../../test/factories/catalogue/stocked.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const { create, save, firstRow, stockOf } = productsOf(server)

/** Items taken by a sale, with their claims. */
const takePieces = async (staff: Staff, resourceId: string, quantity: number) => {
  await server.owner.query('update resource set taken = taken + $2 where id = $1', [
    resourceId,
    quantity,
  ])
  await server.owner.query(
    `insert into claim (tenant_id, id, resource_id, quantity) values ($1, gen_random_uuid(), $2, $3)`,
    [staff.tenantId, resourceId, quantity],
  )
}

test('a stock lowered below the sold quantity is overbooked by the difference, which is recorded; raising it ends that', async () => {
  const staff = await aBusiness(server)
  const made = await create(staff, { stock: 10 })
  await takePieces(staff, (await stockOf(made.publicId)).id, 6)
  const lowered = (await save(staff, { ...made, stock: 4 })).body
  expect(lowered).toMatchObject({ stock: 4, sold: 6 })
  expect(await stockOf(made.publicId)).toMatchObject({ quantity: 4, taken: 6, overbooked: 2 })
  expect(
    (
      await firstRow(
        `select facts from audit where subject_id = $1 and code = 'product.saved'`,
        made.publicId,
      )
    ).facts,
  ).toEqual({ fields: ['stock'], changes: { stock: [10, 4] }, overbooked: 2, stock: 4 })
  await save(staff, { ...lowered, stock: 20 })
  expect(await stockOf(made.publicId)).toMatchObject({ quantity: 20, taken: 6, overbooked: 0 })
  expect(await violations(server.owner)).toEqual([])
})

test('an item returned to an overbooked stock reduces the overbooking: it is not sold again', async () => {
  const staff = await aBusiness(server)
  const made = await create(staff, { stock: 4 })
  const buy = (quantity: number) =>
    send(server, staff, sell, {
      body: { tickets: [{ productId: made.publicId, quantity }] },
      key: newKey(),
    })
  const [first] = [(await buy(2)).body, (await buy(2)).body]
  await save(staff, { ...made, stock: 1 })
  expect(await stockOf(made.publicId)).toMatchObject({ quantity: 1, taken: 4, overbooked: 3 })
  expect(
    (
      await send(server, staff, refundOrder, {
        body: {
          orderPublicId: first.publicId,
          productsToRefund: [],
          isRefundingAll: true,
          refundReason: 'Retour',
        },
        key: newKey(),
      })
    ).status,
  ).toBe(200)
  expect(await stockOf(made.publicId)).toMatchObject({ quantity: 1, taken: 2, overbooked: 1 })
  expect((await buy(1)).body).toMatchObject({ type: 'NotEnoughInventory', remaining: 0 })
  expect(await violations(server.owner)).toEqual([])
})
