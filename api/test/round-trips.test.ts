import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { beforeAll, expect, test } from 'vitest'
import { aCartLine, anOrder } from './factories/sales/orders.ts'
import { aBusiness, type Staff } from './factories/staff.ts'
import { roundTrips } from './round-trips.ts'
import { newKey, send } from './test-server.ts'
import { useTestServer } from './use-server.ts'

// How often a clerk waits for the database: each is a way there and back, with places or money held.
const server = useTestServer()
let staff: Staff
beforeAll(async () => {
  // Its own work would be counted with that of the call.
  server.app.worker.wake = () => {}
  staff = await aBusiness(server)
})

const ok = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200)

test('a sale of two tickets paid in cash waits eight times', async () => {
  const { line } = await aCartLine(server, staff, { quantity: 2 })
  const { waits } = await roundTrips(() =>
    ok(
      send(server, staff, sell, {
        body: { tickets: [line], payment: { method: 'cash' } },
        key: newKey(),
      }),
    ),
  )
  expect(waits).toBeLessThanOrEqual(8)
})

test('a refund of an order paid in cash waits eight times', async () => {
  const { order } = await anOrder(server, staff, { quantity: 2 })
  const { waits } = await roundTrips(() =>
    ok(
      send(server, staff, refundOrder, {
        body: {
          orderPublicId: order.publicId,
          productsToRefund: [],
          isRefundingAll: true,
          refundReason: 'Pluie',
        },
        key: newKey(),
      }),
    ),
  )
  expect(waits).toBeLessThanOrEqual(8)
})
