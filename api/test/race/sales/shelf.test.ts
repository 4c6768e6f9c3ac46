import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findProducts } from '@guichet/contract/products/find-products.ts'
import { saveProduct } from '@guichet/contract/products/save-product.ts'
import { afterAll, expect, test } from 'vitest'
import { aDonationOnSale, aPassOnSale, aStockedProduct } from '../../factories/catalogue/shelf.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey, send } from '../../test-server.ts'
import { inFlight, openRace, reach, tally } from '../processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

const stockOf = async (id: string) =>
  (await server.owner.query('select taken, quantity, overbooked from resource where id = $1', [id]))
    .rows[0] as { taken: number; quantity: number; overbooked: number }
const refundAll = (i: number, orderPublicId: unknown, key = newKey()) =>
  reach(baseOf(i), staff, refundOrder, {
    body: {
      orderPublicId: orderPublicId as string,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Retour',
    },
    key,
  })

test('600 buyers request the last 100 pieces: exactly 100 are sold, the others are refused', async () => {
  const { productId, stockId } = await aStockedProduct(server, staff, 100)
  const answers = await inFlight(600, 100, (i) =>
    reach(baseOf(i), staff, sell, {
      body: { tickets: [{ productId, quantity: 1 }] },
      key: newKey(),
    }),
  )
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 100, 409: 500 })
  expect(await stockOf(stockId)).toMatchObject({ taken: 100, quantity: 100, overbooked: 0 })
  expect(await violations(server.owner)).toEqual([])
})

test('fifty clicks with one key are one sale and one refund, and the pieces return to stock once', async () => {
  const { productId, stockId } = await aStockedProduct(server, staff, 10)
  const key = newKey()
  const sales = await inFlight(50, 50, (i) =>
    reach(baseOf(i), staff, sell, { body: { tickets: [{ productId, quantity: 2 }] }, key }),
  )
  expect(new Set(sales.map(({ body }) => body.publicId)).size).toBe(1)
  expect((await stockOf(stockId)).taken).toBe(2)
  const again = newKey()
  const refunds = await inFlight(50, 50, (i) => refundAll(i, sales[0]!.body.publicId, again))
  expect(tally(refunds.map(({ status }) => status))).toEqual({ 200: 50 })
  expect((await stockOf(stockId)).taken).toBe(0)
})

test('twenty clerks refund the same order with their own keys: one succeeds, and the pieces return to stock once', async () => {
  const { productId, stockId } = await aStockedProduct(server, staff, 10)
  const sale = await reach(baseOf(0), staff, sell, {
    body: { tickets: [{ productId, quantity: 3 }] },
    key: newKey(),
  })
  const refunds = await inFlight(20, 20, (i) => refundAll(i, sale.body.publicId))
  expect(tally(refunds.map(({ status }) => status))).toEqual({ 200: 1, 409: 19 })
  expect((await stockOf(stockId)).taken).toBe(0)
  expect(await violations(server.owner)).toEqual([])
})

test('the stock is edited, sold and refunded concurrently: never more is taken than exists or is recorded as overbooked', async () => {
  const { productId, stockId } = await aStockedProduct(server, staff, 60)
  await inFlight(200, 40, async (i) => {
    if (i % 25 === 0) {
      const product = (
        await send(server, staff, findProducts, { query: { collaboratorPublicId: staff.tenantId } })
      ).body.items.find(({ publicId }) => publicId === productId)!
      const { status } = await reach(baseOf(i), staff, saveProduct, {
        params: { id: productId },
        body: { ...product, stock: 30 + (i % 50) },
      })
      expect([200, 409]).toContain(status)
      return
    }
    const sale = await reach(baseOf(i), staff, sell, {
      body: { tickets: [{ productId, quantity: 1 }] },
      key: newKey(),
    })
    expect([200, 409]).toContain(sale.status)
    if (sale.status === 200 && i % 3 === 0)
      expect((await refundAll(i, sale.body.publicId)).status).toBe(200)
  })
  const { taken, quantity, overbooked } = await stockOf(stockId)
  expect(taken).toBeLessThanOrEqual(quantity + overbooked)
  expect(await violations(server.owner)).toEqual([])
})

test('passes and donations are sold and refunded concurrently by two processes: every cent and ticket is accounted for', async () => {
  const [pass, donation] = [await aPassOnSale(server, staff), await aDonationOnSale(server, staff)]
  const statuses = await inFlight(120, 40, async (i) => {
    const tickets =
      i % 2
        ? [{ ...donation, quantity: 1 }]
        : [
            {
              productId: pass.productId,
              quantity: 1,
              ticketOwners: [
                [
                  {
                    identificationPublicId: pass.identificationId,
                    firstName: 'Léo',
                    lastName: 'Roy',
                  },
                ],
              ],
            },
          ]
    const sale = await reach(baseOf(i), staff, sell, { body: { tickets }, key: newKey() })
    if (i % 4 < 2)
      await Promise.all([refundAll(i, sale.body.publicId), refundAll(i + 1, sale.body.publicId)])
    return sale.status
  })
  expect(tally(statuses)).toEqual({ 200: 120 })
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the guard the same race sells more pieces than exist', async () => {
  await server.owner.query('alter table resource drop constraint resource_check')
  await asMutant('no-place-guard', async (base) => {
    const { productId, stockId } = await aStockedProduct(server, staff, 20)
    await inFlight(200, 100, () =>
      reach(base, staff, sell, {
        body: { tickets: [{ productId, quantity: 1 }] },
        key: newKey(),
      }),
    )
    const { taken, quantity } = await stockOf(stockId)
    expect(taken).toBeGreaterThan(quantity)
  })
})
