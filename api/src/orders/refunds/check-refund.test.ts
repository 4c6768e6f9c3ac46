import { cashFor } from '@guichet/contract/orders/cash.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findAttention } from '@guichet/contract/orders/payment/find-attention.ts'
import { findRefunds } from '@guichet/contract/orders/refunds/find-refunds.ts'
import { payReturnedRefund } from '@guichet/contract/orders/refunds/pay-returned-refund.ts'
import { expect, test } from 'vitest'
import {
  settled,
  useConnectedBusiness,
  useStripeServer,
} from '../../../test/factories/local-stripe.ts'
import { aReturnedRefund } from '../../../test/factories/sales/returned-refunds.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'

const server = useStripeServer()
const staff = useConnectedBusiness(server)
const booksOf = async (orderId: string) =>
  Object.fromEntries(
    (
      await server.owner.query<{ account: string; cents: number }>(
        `select account, sum(cents)::int as cents
          from posting
          where order_id = $1 and account in ('cash:online', 'cash:cash', 'refund-clearing')
          group by 1
          having sum(cents) <> 0`,
        [orderId],
      )
    ).rows.map((row) => [row.account, row.cents]),
  )

test('money that is returned days later is owed again, is reported, and is paid by hand once', async () => {
  const { order, refund } = await aReturnedRefund(server, staff)
  const orderPublicId = order.publicId
  const cents = Math.round(order.totalPaid * 100)
  expect(await booksOf(orderPublicId)).toEqual({})
  server.provider.failRefund(refund)
  await settled(server)
  expect(await booksOf(orderPublicId)).toEqual({ 'cash:online': cents, 'refund-clearing': -cents })
  const { body: refunds } = await send(server, staff, findRefunds, { params: { orderPublicId } })
  const [back] = refunds.items[0]!.returned!
  expect(refunds.items[0]).toMatchObject({ state: 'settled', returned: [{ amount: cents / 100 }] })
  const { body: attention } = await send(server, staff, findAttention, {})
  expect(attention.items).toMatchObject([
    { kind: 'refund', reason: 'returned', amount: cents / 100, detail: 'lost_or_stolen_card' },
  ])
  expect(await violations(server.owner)).toEqual([])

  const pay = () =>
    send(server, staff, payReturnedRefund, {
      key: newKey(),
      params: { id: back!.transferPublicId },
      body: { method: 'cash' },
    })
  const [first, second] = [await pay(), await pay()]
  expect([first.status, second.status]).toEqual([200, 409])
  expect(first.body).not.toHaveProperty('returned')
  expect(await booksOf(orderPublicId)).toEqual({
    'cash:online': cents,
    'cash:cash': -cashFor(cents),
  })
  expect((await send(server, staff, findAttention, {})).body.items).toEqual([])
  const params = { ref: order.orderReferenceNumber }
  expect((await send(server, staff, getOrder, { params })).body.status).toBe('RefundCompleted')
  expect(await violations(server.owner)).toEqual([])
})
