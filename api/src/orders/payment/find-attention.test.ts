import { checkPayment } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { findAttention } from '@guichet/contract/orders/payment/find-attention.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { expect, test } from 'vitest'
import {
  aSaleByLink,
  openPage,
  settled,
  useConnectedBusiness,
  useStripeServer,
} from '../../../test/factories/local-stripe.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { newKey, send } from '../../../test/test-server.ts'

const server = useStripeServer()
const staff = useConnectedBusiness(server)

const itemsOf = async (who = staff) => (await send(server, who, findAttention, {})).body.items
const itemOf = async (ref: string) =>
  (await itemsOf()).find((item) => item.orderReferenceNumber === ref)
const check = (ref: string) => send(server, staff, checkPayment, { params: { ref }, body: {} })
/** As if the payment had been requested ten minutes ago. */
const longAgo = (orderId: string) =>
  server.owner.query(
    `update refund set requested_at = requested_at - interval '10 minutes' where order_id = $1`,
    [orderId],
  )

async function aPaidOrder() {
  const sale = await aSaleByLink(server, staff)
  server.provider.pay(await openPage(server, sale.token))
  await settled(server)
  const refundAll = () =>
    send(server, staff, refundOrder, {
      key: newKey(),
      body: {
        orderPublicId: sale.order.publicId,
        productsToRefund: [],
        isRefundingAll: true,
        refundReason: 'Pluie',
      },
    })
  return { ...sale, refundAll }
}

test('paid and waiting orders without a fault need no attention', async () => {
  await aPaidOrder()
  await aSaleByLink(server, staff)
  expect(await itemsOf()).toEqual([])
})

test('a declined card needs attention until the order is paid or over', async () => {
  const { token, ref } = await aSaleByLink(server, staff)
  const session = await openPage(server, token)
  server.provider.pay(session, 'declined')
  await settled(server)
  expect(await itemOf(ref)).toMatchObject({ kind: 'payment', reason: 'refused', tries: 0 })
  server.provider.pay(session)
  await settled(server)
  expect(await itemOf(ref)).toBeUndefined()
})

test('a payment past its time while the provider is unavailable is late; a later check ends it', async () => {
  const { token, ref, read } = await aSaleByLink(server, staff)
  server.provider.faults.add({ webhooks: 'drop', times: 3 })
  server.provider.pay(await openPage(server, token))
  await server.provider.webhooksSettled()
  server.provider.faults.clear()
  await server.owner.query(
    `update orders set held_until = now() - interval '10 minutes' where reference = $1`,
    [ref],
  )
  expect(await itemOf(ref)).toMatchObject({ kind: 'payment', reason: 'late' })
  expect((await check(ref)).status).toBe(200)
  await settled(server)
  expect((await read()).status).toBe('Completed')
  expect(await itemOf(ref)).toBeUndefined()
})

test('a refund with an unknown result, a pending one and a failed one, each with its message', async () => {
  const { order, ref, refundAll, read } = await aPaidOrder()
  server.provider.faults.add({ on: 'POST /v1/refunds', fault: 'error-429' })
  await refundAll()
  await settled(server)
  await longAgo(order.publicId)
  expect(await itemOf(ref)).toMatchObject({ kind: 'refund', reason: 'unknown', tries: 1 })
  server.provider.faults.add({ refunds: 'pending', times: 1 })
  await check(ref)
  await settled(server)
  expect(await itemOf(ref)).toMatchObject({ kind: 'refund', reason: 'pending' })
  const [refund] = server.provider
    .ledger()
    .payments.find((paid) => paid.orderReference === ref)!.refunds
  server.provider.failRefund(refund!.id)
  await settled(server)
  expect((await read()).status).toBe('Completed')
  expect(await itemOf(ref)).toMatchObject({ kind: 'refund', reason: 'failed', tries: 0 })
  expect((await itemOf(ref))!.detail).not.toBeNull()
  expect((await check(ref)).body.type).toBe('InvalidOrderTransition')
})

test('another business sees none of it', async () => {
  expect((await itemsOf()).length).toBeGreaterThan(0)
  expect(await itemsOf(await aBusiness(server))).toEqual([])
})
