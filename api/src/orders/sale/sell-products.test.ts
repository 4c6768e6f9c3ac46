import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { previewSale } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { aStockedProduct } from '../../../test/factories/catalogue/shelf.ts'
import { shelfCounter } from '../../../test/factories/sales/shelf-counter.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { sale, refund, takenOf } = shelfCounter(server, staff)

type Line = Parameters<typeof sale>[0][number]

test('a product is taken from its stock; a full refund returns it, a partial one does not, and "broken" never', async () => {
  const { productId, stockId } = await aStockedProduct(server, staff, 10)
  const { body: order } = await sale([{ productId, quantity: 3 }])
  expect(order.invoice.entries[0]).toMatchObject({
    kind: 'catalog_product',
    count: 3,
    categoryTitle: null,
  })
  expect(await takenOf(stockId)).toBe(3)
  const units = order.invoice.entries[0]!.units!
  await server.owner.query(
    `update tenant_setting
      set percent_refund_on_counter_orders = true, allow_several_partial_refunds = true
      where tenant_id = $1`,
    [staff.tenantId],
  )
  const ask = (unit: number, refundPercentage: number, more: object = {}) =>
    send(server, staff, refundOrder, {
      body: {
        orderPublicId: order.publicId,
        refundReason: 'Retour',
        productsToRefund: [{ productId, refundPercentage, unitPublicId: units[unit]!.publicId }],
        ...more,
      },
      key: newKey(),
    })
  await ask(0, 100)
  expect(await takenOf(stockId)).toBe(2)
  await ask(1, 40)
  expect(await takenOf(stockId)).toBe(2)
  await ask(2, 100, { returnToStock: false })
  expect(await takenOf(stockId)).toBe(2)
  await refund(order.publicId)
  expect(await takenOf(stockId)).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})

test('the last items are sold, and the next request gets the remaining quantity; a product without stock never runs out', async () => {
  const { productId, stockId } = await aStockedProduct(server, staff, 2)
  expect((await sale([{ productId, quantity: 3 }])).body).toMatchObject({
    type: 'NotEnoughInventory',
    remaining: 2,
  })
  expect(
    (
      await sale([
        { productId, quantity: 1 },
        { productId, quantity: 2 },
      ])
    ).body,
  ).toMatchObject({ type: 'NotEnoughInventory', remaining: 1 })
  const preview = await send(server, staff, previewSale, {
    body: { tickets: [{ productId, quantity: 5 }] },
  })
  expect(preview.body.shortages).toMatchObject([{ line: 0, remaining: 2, at: null }])
  expect((await sale([{ productId, quantity: 2 }])).status).toBe(200)
  expect((await sale([{ productId, quantity: 1 }])).body).toMatchObject({
    type: 'NotEnoughInventory',
    remaining: 0,
  })
  expect(await takenOf(stockId)).toBe(2)
  const endless = await aStockedProduct(server, staff, null)
  expect((await sale([{ productId: endless.productId, quantity: 25 }])).status).toBe(200)
})

test('neither a donation nor a product nor a pass has a slot', async () => {
  const { productId } = await aStockedProduct(server, staff)
  const line: Line = { productId, quantity: 1, timeslotBegin: '09:00' }
  expect((await sale([line])).body).toMatchObject({ type: 'NotOnSale', reason: 'noSuchSlot' })
})
