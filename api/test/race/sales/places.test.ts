import { setTimeout as wait } from 'node:timers/promises'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, expect, test } from 'vitest'
import { aCartLine, anOrder } from '../../factories/sales/orders.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey } from '../../test-server.ts'
import { inFlight, openRace, reach, tally } from '../processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

const soldOf = async (slotId: string) =>
  (await server.owner.query('select taken, quantity from resource where id = $1', [slotId]))
    .rows[0] as { taken: number; quantity: number }

/**
 * Sells once. On a slow machine a server without a free connection answers 503; the buyer then
 * sends the request again with the same key.
 */
async function buy(i: number, line: Awaited<ReturnType<typeof aCartLine>>['line']) {
  const key = newKey()
  for (let press = 1; ; press++) {
    const answer = await reach(baseOf(i), staff, sell, { body: { tickets: [line] }, key })
    if (answer.status !== 503 || press === 10) return answer
    await wait(250)
  }
}

const places = process.env.LONG === '1' ? 1000 : 200
const buyers = 5 * places
test(`${buyers} buyers request ${places} places, 200 in flight over two processes: exactly as many are sold, the others get NotEnoughInventory`, async () => {
  const { line, slotId } = await aCartLine(server, staff, { capacity: places })
  const answers = await inFlight(buyers, 200, (i) => buy(i, line))
  expect(tally(answers.map(({ status }) => status))).toEqual({
    200: places,
    409: buyers - places,
  })
  expect(
    new Set(
      answers
        .filter(({ status }) => status === 409)
        .map(({ body }) => `${body.type} ${body.remaining}`),
    ),
  ).toEqual(new Set(['NotEnoughInventory 0']))
  expect(await soldOf(slotId)).toEqual({ taken: places, quantity: places })
  expect(await violations(server.owner)).toEqual([])
})

test('sales of two slots in either order, mixed with cancellations: no request fails with a deadlock, nothing is oversold', async () => {
  const [a, b] = [
    await aCartLine(server, staff, { capacity: 60 }),
    await aCartLine(server, staff, { capacity: 60 }),
  ]
  const statuses = await inFlight(400, 40, async (i) => {
    const tickets = i % 2 ? [a.line, b.line] : [b.line, a.line]
    const sale = await reach(baseOf(i), staff, sell, { body: { tickets }, key: newKey() })
    if (sale.status === 200 && i % 4 === 0) {
      const { publicId, ticketPublicIds } = sale.body as {
        publicId: string
        ticketPublicIds: string
      }
      const refund = await reach(baseOf(i + 1), staff, refundOrder, {
        body: {
          orderPublicId: publicId,
          productsToRefund: [],
          isRefundingAll: true,
          refundReason: 'Essai',
          ticketPublicIdsToBeDeleted: ticketPublicIds.split(','),
        },
        key: newKey(),
      })
      expect(refund.status).toBe(200)
    }
    return sale.status
  })
  expect(Object.keys(tally(statuses)).sort()).toEqual(['200', '409'])
  for (const slotId of [a.slotId, b.slotId])
    expect((await soldOf(slotId)).taken).toBeLessThanOrEqual(60)
  expect(await violations(server.owner)).toEqual([])
})

test('fifty clicks with one key are one sale', async () => {
  const { line, slotId } = await aCartLine(server, staff)
  const key = newKey()
  const answers = await inFlight(50, 50, (i) =>
    reach(baseOf(i), staff, sell, { body: { tickets: [line] }, key }),
  )
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 50 })
  expect(new Set(answers.map(({ body }) => body.orderReferenceNumber)).size).toBe(1)
  expect((await soldOf(slotId)).taken).toBe(1)
})

test('mutant: without the guard the same race oversells', async () => {
  await server.owner.query('alter table resource drop constraint resource_check')
  await asMutant('no-place-guard', async (base) => {
    const { line, slotId } = await aCartLine(server, staff, { capacity: 20 })
    await inFlight(200, 100, () =>
      reach(base, staff, sell, { body: { tickets: [line] }, key: newKey() }),
    )
    expect((await soldOf(slotId)).taken).toBeGreaterThan(20)
    await server.owner.query(
      `update resource set overbooked = greatest(0, taken - quantity) where id = $1`,
      [slotId],
    )
  })
})

test('mutant: without idempotency ten clicks with one key are ten sales', async () => {
  await asMutant('no-idempotency', async (base) => {
    const { order } = await anOrder(server, staff)
    expect(order.status).toBe('CreatedByAdmin')
    const { line, slotId } = await aCartLine(server, staff)
    const key = newKey()
    await inFlight(10, 10, () => reach(base, staff, sell, { body: { tickets: [line] }, key }))
    expect((await soldOf(slotId)).taken).toBe(10)
  })
})
