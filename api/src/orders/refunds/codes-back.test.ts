import { previewRefund, refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import {
  aSaleByLink,
  openPage,
  settled,
  useConnectedBusiness,
  useStripeServer,
} from '../../../test/factories/local-stripe.ts'
import { anOrder } from '../../../test/factories/sales/orders.ts'
import { makeRebate } from '../../../test/factories/sales/rebates.ts'
import { ask, refundWhole, row } from '../../../test/factories/sales/refunds.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'

const server = useStripeServer()
const staff = useConnectedBusiness(server)
const newOnce = async () => (await makeRebate(server, staff, { isAppliedOnce: true })).code!
/** Whether a sale could use the code now, without selling anything. */
async function isFree(code: string): Promise<boolean> {
  const { rows } = await server.owner.query(
    `select 1
      from rebate_use u
      join rebate r on r.id = u.rebate_id
      where r.code = $1 and u.released_at is null`,
    [code],
  )
  return rows.length === 0
}
const refundAll = (publicId: string, isGivingCodesBack: boolean) =>
  refundWhole(server, staff, { publicId }, { isGivingCodesBack })

test('a full refund of an order releases its single-use code when staff say so', async () => {
  const code = await newOnce()
  const made = await anOrder(server, staff, { rebateCodes: [code] })
  const { body: preview } = await send(server, staff, previewRefund, {
    body: { orderPublicId: made.order.publicId, productsToRefund: [], isRefundingAll: true },
  })
  expect(preview.codes).toEqual([code])
  await refundAll(made.order.publicId, true)
  expect(await isFree(code)).toBe(true)
  const again = await send(server, staff, sell, {
    key: newKey(),
    body: { tickets: [made.line], payment: { method: 'cash' }, rebateCodes: [code] },
  })
  expect(again.status).toBe(200)
  await refundAll(again.body.publicId, false)
  expect(await isFree(code)).toBe(false)
  expect(await violations(server.owner)).toEqual([])
})

test('a partial refund releases no code', async () => {
  const code = await newOnce()
  const made = await anOrder(server, staff, { rebateCodes: [code] })
  const part = ask(made, [row(made, 100)])
  const { body: preview } = await send(server, staff, previewRefund, {
    body: { orderPublicId: made.order.publicId, productsToRefund: part.body.productsToRefund },
  })
  expect(preview).not.toHaveProperty('codes')
  const { status, body } = await send(server, staff, refundOrder, {
    key: newKey(),
    body: { ...part.body, isGivingCodesBack: true },
  })
  expect([status, body]).toMatchObject([409, { reason: 'codesOnlyWithAll' }])
  expect(await isFree(code)).toBe(false)
})

test('a refund through the provider releases the code once it has settled, not when it fails', async () => {
  const sale = async () => {
    const code = await newOnce()
    const { order, token } = await aSaleByLink(server, staff, { rebateCodes: [code] })
    server.provider.pay(await openPage(server, token))
    await settled(server)
    return { code, orderId: order.publicId }
  }
  const good = await sale()
  await refundAll(good.orderId, true)
  expect(await isFree(good.code)).toBe(false)
  await settled(server)
  expect(await isFree(good.code)).toBe(true)

  const bad = await sale()
  await server.owner.query(`update payment set provider_ref = 'pi_gone' where order_id = $1`, [
    bad.orderId,
  ])
  await refundAll(bad.orderId, true)
  await settled(server)
  expect(await isFree(bad.code)).toBe(false)
  expect(await violations(server.owner)).toEqual([])
})
