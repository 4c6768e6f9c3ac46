import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { findAttention } from '@guichet/contract/orders/payment/find-attention.ts'
import { findRefunds } from '@guichet/contract/orders/refunds/find-refunds.ts'
import { previewRefund } from '@guichet/contract/orders/refunds/refund-order.ts'
import { expect, test } from 'vitest'
import {
  settled,
  useConnectedBusiness,
  useStripeServer,
} from '../../../test/factories/local-stripe.ts'
import { aPaidSale, cashOf } from '../../../test/factories/sales/disputes.ts'
import { refundWhole } from '../../../test/factories/sales/refunds.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'

const server = useStripeServer()
const staff = useConnectedBusiness(server)
const historyOf = async (ref: string) =>
  (await send(server, staff, getOrderHistory, { params: { ref } })).body.items
    .map(({ code }) => code)
    .filter((code) => /disput|inquiry/.test(code))
    .toReversed()
const attention = async () =>
  (await send(server, staff, findAttention, {})).body.items.filter(({ kind }) => kind === 'dispute')
const open = async (more: object = {}) => {
  const sale = await aPaidSale(server, staff)
  const { id } = server.provider.openDispute({ paymentIntent: sale.paymentIntent, ...more })
  await settled(server)
  return { ...sale, id }
}
const close = async (id: string, outcome: 'won' | 'lost') => {
  server.provider.closeDispute(id, outcome)
  await settled(server)
}

test('an open dispute takes the money out of the till, is reported, and blocks refunds', async () => {
  const { order, ref, read, cents, id } = await open()
  expect(await cashOf(server, order.publicId)).toEqual({ disputed: cents })
  const disputed = await read()
  expect(disputed).toMatchObject({
    totalPaid: cents / 100,
    totalWithdrawn: cents / 100,
    totalKept: 0,
    totalRefunded: 0,
    status: 'Completed',
    can: { refund: false, why: { refund: 'disputed' } },
    disputes: [
      {
        state: 'open',
        reason: 'fraudulent',
        amount: cents / 100,
        isWithdrawn: true,
        pageUrl: null,
      },
    ],
  })
  const { answerByDateTimeUtc } = disputed.disputes![0]!
  expect(answerByDateTimeUtc).not.toBeNull()
  expect(await attention()).toMatchObject([{ reason: 'disputed', answerByDateTimeUtc }])
  const refused = { status: 409, body: { type: 'PaymentDisputed' } }
  expect(await refundWhole(server, staff, order)).toMatchObject(refused)
  const body = { orderPublicId: order.publicId, productsToRefund: [], isRefundingAll: true }
  expect(await send(server, staff, previewRefund, { body })).toMatchObject(refused)
  expect(await historyOf(ref)).toEqual(['order.disputed'])
  expect(await violations(server.owner)).toEqual([])
  await close(id, 'lost')
})

test('when a dispute is won, the money is back and can be refunded', async () => {
  const { order, ref, read, cents, id } = await open()
  await close(id, 'won')
  expect(await cashOf(server, order.publicId)).toEqual({ 'cash:online': cents })
  const won = await read()
  expect(won).toMatchObject({ totalKept: cents / 100, can: { refund: true } })
  expect(won.totalWithdrawn).toBeUndefined()
  expect(won.disputes).toMatchObject([{ state: 'won', isWithdrawn: false }])
  expect(await attention()).toEqual([])
  expect(await historyOf(ref)).toEqual(['order.disputed', 'order.dispute_won'])
  expect((await refundWhole(server, staff, order)).status).toBe(200)
  await settled(server)
  expect((await read()).status).toBe('RefundCompleted')
  expect(await violations(server.owner)).toEqual([])
})

test('when a dispute is lost, the money is gone and cannot be refunded a second time', async () => {
  const { order, ref, read, cents, id } = await open({ amount: 500 })
  await close(id, 'lost')
  expect(await cashOf(server, order.publicId)).toEqual({
    'cash:online': cents - 500,
    'lost-dispute': 500,
  })
  expect(await read()).toMatchObject({
    totalWithdrawn: 5,
    totalKept: (cents - 500) / 100,
    can: { refund: false, why: { refund: 'disputed' } },
    disputes: [{ state: 'lost', amount: 5 }],
  })
  expect(await attention()).toEqual([])
  expect(await refundWhole(server, staff, order)).toMatchObject({ status: 409 })
  expect(await historyOf(ref)).toEqual(['order.disputed', 'order.dispute_lost'])
  expect(await violations(server.owner)).toEqual([])
})

test('an inquiry moves no money and blocks no refund; it may become a dispute', async () => {
  const asked = await open({ isInquiry: true })
  expect(await cashOf(server, asked.order.publicId)).toEqual({ 'cash:online': asked.cents })
  expect(await attention()).toMatchObject([{ reason: 'inquiry' }])
  expect(await asked.read()).toMatchObject({
    can: { refund: true },
    disputes: [{ state: 'inquiry', isWithdrawn: false, closedDateTimeUtc: null }],
  })
  server.provider.escalateDispute(asked.id)
  await settled(server)
  expect(await cashOf(server, asked.order.publicId)).toEqual({ disputed: asked.cents })
  await close(asked.id, 'won')
  expect(await historyOf(asked.ref)).toEqual([
    'order.inquiry_opened',
    'order.disputed',
    'order.dispute_won',
  ])
  const quiet = await open({ isInquiry: true })
  await close(quiet.id, 'won')
  expect((await quiet.read()).disputes).toMatchObject([{ state: 'inquiry' }])
  expect(await attention()).toEqual([])
  expect((await refundWhole(server, staff, quiet.order)).status).toBe(200)
  await settled(server)
  expect(await violations(server.owner)).toEqual([])
})

test('a refund that is rejected because of a dispute without a notification finds the dispute', async () => {
  const sale = await aPaidSale(server, staff)
  server.provider.setWebhookUrl('http://127.0.0.1:9/')
  server.provider.openDispute({ paymentIntent: sale.paymentIntent })
  expect((await sale.read()).disputes).toBeUndefined()
  expect((await refundWhole(server, staff, sale.order)).status).toBe(200)
  await expect.poll(async () => (await sale.read()).disputes?.length).toBe(1)
  expect(await sale.read()).toMatchObject({ status: 'Completed', can: { refund: false } })
  const params = { orderPublicId: sale.order.publicId }
  const { body } = await send(server, staff, findRefunds, { params })
  expect(body.items).toMatchObject([{ state: 'failed' }])
  expect(await cashOf(server, sale.order.publicId)).toEqual({ disputed: sale.cents })
  const { rows } = await server.owner.query(
    `select facts ->> 'why' as why from audit where order_id = $1 and code = 'order.refund_failed'`,
    [sale.order.publicId],
  )
  expect(rows).toEqual([{ why: 'disputed' }])
  expect(await violations(server.owner)).toEqual([])
})
