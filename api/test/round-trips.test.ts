import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { beforeAll, expect, test } from 'vitest'
import { aCartLine, anOrder } from './factories/sales/orders.ts'
import { aBusiness, type Staff } from './factories/staff.ts'
import { roundTrips } from './round-trips.ts'
import { newKey, send } from './test-server.ts'
import { useTestServer } from './use-server.ts'

// Number of database round trips of a clerk’s request, during which places or money are locked.
const server = useTestServer()
let staff: Staff
beforeAll(async () => {
  // Jobs of the worker would be counted with the statements of the call.
  server.app.worker.wake = () => {}
  staff = await aBusiness(server)
})

const ok = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200)

test('a sale of two tickets paid in cash takes at most eight round trips', async () => {
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

test('a refund of an order paid in cash takes at most eight round trips', async () => {
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
