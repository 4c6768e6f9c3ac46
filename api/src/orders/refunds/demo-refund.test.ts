import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/sales/orders.ts'
import { paidThrough } from '../../../test/factories/sales/payments.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer({ env: { DEMO: 'on' } })

/**
 * Requests a refund of an online payment.
 *
 * @returns A function that runs pending jobs once and reads the status of the order
 */
async function aRefund(staff: Staff): Promise<() => Promise<string>> {
  const { order } = await anOrder(server, staff, { quantity: 2 })
  const { publicId } = order
  await paidThrough(server, publicId, 'stripe')
  const body = {
    orderPublicId: publicId,
    productsToRefund: [],
    isRefundingAll: true,
    refundReason: 'Météo',
  }
  await send(server, staff, refundOrder, { body, key: newKey() })
  return async () => {
    await server.owner.query('update job set run_at = now() where ended_at is null')
    await server.app.worker.drain()
    return (await send(server, staff, getOrder, { params: { ref: publicId } })).body.status
  }
}

test('with the demonstration on, its provider serves its own businesses and no real one', async () => {
  const [real, demo] = [await aBusiness(server), await aBusiness(server)]
  await server.owner.query('update tenant set is_demo = true where id = $1', [demo.tenantId])
  const [statusOfDemo, statusOfReal] = [await aRefund(demo), await aRefund(real)]
  await expect.poll(statusOfDemo).toBe('RefundCompleted')
  const errors = async () =>
    (
      await server.owner.query(
        'select last_error from job where tenant_id = $1 and ended_at is null',
        [real.tenantId],
      )
    ).rows
  await expect.poll(errors).toEqual([{ last_error: 'the provider stripe is not connected' }])
  expect(await statusOfReal()).toBe('RefundInProgress')
})
