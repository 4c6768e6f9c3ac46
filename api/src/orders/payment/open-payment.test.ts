import { cancelPayment, checkPayment } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { openPayment, readPaymentLink } from '@guichet/contract/orders/payment/open-payment.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { previewSale, sell } from '@guichet/contract/orders/sale/sell.ts'
import { beforeAll, expect, test } from 'vitest'
import {
  aSaleByLink,
  connect,
  openPage,
  settled,
  useStripeServer,
} from '../../../test/factories/local-stripe.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { makeRebate } from '../../../test/factories/sales/rebates.ts'
import { refundWhole } from '../../../test/factories/sales/refunds.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'

const server = useStripeServer()
let staff: Staff
let account: string
beforeAll(async () => {
  staff = await aBusiness(server)
  account = await connect(server, staff)
})

const takenOf = async (slotId: string) =>
  (await server.owner.query('select taken from resource where id = $1', [slotId])).rows[0]
    .taken as number
const ledgerOf = (reference: string) =>
  server.provider.ledger().payments.filter((payment) => payment.orderReference === reference)
const endTime = (ref: string) =>
  server.owner.query(
    `with late as (
        update orders set held_until = now() where reference = $1 returning id
      )
      update job
        set run_at = now()
        where kind = 'expire-payment' and ended_at is null
          and payload ->> 'paymentId' in (select p.id::text from payment p join late on p.order_id = late.id)`,
    [ref],
  )
const booksOf = async (orderId: string) =>
  Object.fromEntries(
    (
      await server.owner.query<{ account: string; cents: number }>(
        `select account, sum(cents)::int as cents from posting where order_id = $1 group by 1`,
        [orderId],
      )
    ).rows.map((row) => [row.account, row.cents]),
  )

test('an order by link holds its places, and has neither tickets nor postings before it is paid', async () => {
  const { order, slotId, token, read } = await aSaleByLink(server, staff)
  expect(order).toMatchObject({
    status: 'PaymentInProgress',
    ticketPublicIds: '',
    completedDateTimeUtc: null,
    totalPaid: 0,
    can: { refund: false, resend: false, print: false },
  })
  expect(order.invoice.entries[0]!.units![0]!.time).toMatchObject({ standing: 'set' })
  expect(await takenOf(slotId)).toBe(2)
  expect(await booksOf(order.publicId)).toEqual({})
  await settled(server)
  expect((await read()).mails.map(({ kind }) => kind)).toEqual(['payment-link'])
  const { body } = await send(server, null, readPaymentLink, { body: { token } })
  expect(body).toMatchObject({
    state: 'open',
    amount: order.invoice.finalCost,
    orderReferenceNumber: order.orderReferenceNumber,
    entries: [{ count: 2 }],
  })
  expect(await violations(server.owner)).toEqual([])
})

test("an order with a code and taxes is paid on the provider's page, then half of it is refunded, to the cent", async () => {
  const { code } = await makeRebate(server, staff)
  const { order, line, token, read, ref } = await aSaleByLink(server, staff, {
    rebateCodes: [code!],
  })
  expect(order.invoice.rebates.total).toBeGreaterThan(0)
  const session = await openPage(server, token)
  expect(await openPage(server, token)).toBe(session)
  server.provider.pay(session)
  await settled(server)
  const paid = await read()
  expect(paid).toMatchObject({ status: 'Completed', totalPaid: order.invoice.finalCost })
  expect(paid.ticketPublicIds.split(',')).toHaveLength(2)
  expect(paid.mails.map(({ kind }) => kind)).toEqual(['payment-link', 'order-confirmation'])
  const cents = Math.round(order.invoice.finalCost * 100)
  expect(ledgerOf(ref)).toMatchObject([{ account, amount: cents, status: 'succeeded' }])
  expect(await booksOf(order.publicId)).toMatchObject({ 'cash:online': cents, receivable: 0 })

  const { quantity: _, ...sold } = line
  const half = { ...sold, refundPercentage: 50 }
  const refund = await send(server, staff, refundOrder, {
    key: newKey(),
    body: {
      orderPublicId: order.publicId,
      productsToRefund: [half, half],
      isRefundingAll: false,
      refundReason: 'Pluie',
    },
  })
  expect(refund.status, JSON.stringify(refund.body)).toBe(200)
  expect((await read()).status).toBe('RefundInProgress')
  await settled(server)
  const after = await read()
  expect(after.status).toBe('PartialRefundCompleted')
  const refunded = Math.round(after.totalRefunded * 100)
  expect(refunded).toBeGreaterThan(0)
  expect(ledgerOf(ref)[0]!.refunds).toMatchObject([{ amount: refunded, status: 'succeeded' }])
  expect((await booksOf(order.publicId))['cash:online']).toBe(cents - refunded)
  expect(await violations(server.owner)).toEqual([])
})

test('a declined card is reported, and another one may be tried while the places are held', async () => {
  const { token, read } = await aSaleByLink(server, staff)
  const session = await openPage(server, token)
  server.provider.pay(session, 'declined')
  await settled(server)
  const refused = await read()
  expect(refused.status).toBe('PaymentError')
  expect(refused.payments[0]!.link!.lastError).toContain('declined')
  expect((await send(server, null, readPaymentLink, { body: { token } })).body.state).toBe(
    'refused',
  )
  server.provider.pay(session)
  await settled(server)
  expect((await read()).status).toBe('Completed')
  expect((await send(server, null, readPaymentLink, { body: { token } })).body.state).toBe('paid')
  expect(await violations(server.owner)).toEqual([])
})

test('when an order is not paid in time, the places and the code are free again, and nobody can pay any more', async () => {
  const { code } = await makeRebate(server, staff, { isAppliedOnce: true })
  const { slotId, token, read, ref } = await aSaleByLink(server, staff, { rebateCodes: [code!] })
  const session = await openPage(server, token)
  await endTime(ref)
  await settled(server)
  const lapsed = await read()
  expect(lapsed.status).toBe('Canceled')
  expect(lapsed.invoice.entries[0]!.units![0]!.time).toMatchObject({ standing: 'set' })
  expect(await takenOf(slotId)).toBe(0)
  expect(server.provider.pay(session)).toBe('closed')
  const late = await send(server, null, openPayment, { body: { token } })
  expect(late.body.type).toBe('HoldOver')
  await aSaleByLink(server, staff, { rebateCodes: [code!] })
  expect(await violations(server.owner)).toEqual([])
})

test('a sale that is paid in the last moment, before the notification arrives, is completed', async () => {
  const { token, read, ref } = await aSaleByLink(server, staff)
  const session = await openPage(server, token)
  server.provider.faults.add({ webhooks: 'drop', times: 3 })
  server.provider.pay(session)
  await endTime(ref)
  await settled(server)
  expect((await read()).status).toBe('Completed')
  server.provider.faults.clear()
})

test('a clerk can end the wait for a payment, or check it at the provider', async () => {
  const given = await aSaleByLink(server, staff)
  const answer = await send(server, staff, cancelPayment, { params: { ref: given.ref }, body: {} })
  expect(answer.status).toBe(200)
  await settled(server)
  expect((await given.read()).status).toBe('Canceled')
  const again = await send(server, staff, cancelPayment, { params: { ref: given.ref }, body: {} })
  expect(again.body.type).toBe('InvalidOrderTransition')

  const lost = await aSaleByLink(server, staff)
  server.provider.faults.add({ webhooks: 'drop', times: 3 })
  server.provider.pay(await openPage(server, lost.token))
  await settled(server)
  expect((await lost.read()).status).toBe('PaymentInProgress')
  await send(server, staff, checkPayment, { params: { ref: lost.ref }, body: {} })
  await settled(server)
  expect((await lost.read()).status).toBe('Completed')
  server.provider.faults.clear()
})

test('an unanswered request is repeated with the same key: one page, one refund', async () => {
  const { order, token, read, ref } = await aSaleByLink(server, staff)
  server.provider.faults.add({ on: 'POST /v1/checkout/sessions', fault: 'malformed' })
  const failed = await send(server, null, openPayment, { body: { token } })
  expect(failed).toMatchObject({ status: 503, body: { type: 'ProviderAway' } })
  server.provider.pay(await openPage(server, token))
  await settled(server)
  server.provider.faults.add({ on: 'POST /v1/refunds', fault: 'malformed' })
  await refundWhole(server, staff, order)
  // The notification of the refund triggers a check; without it the job checks by itself.
  await server.owner.query(`update job set run_at = now() where ended_at is null`)
  await settled(server)
  expect((await read()).status).toBe('RefundCompleted')
  expect(ledgerOf(ref)).toMatchObject([{ refunds: [{ amount: ledgerOf(ref)[0]!.amount }] }])
  expect(await violations(server.owner)).toEqual([])
})

test('several consecutive errors that the provider replays block neither a payment nor a refund', async () => {
  const { order, token, read, ref } = await aSaleByLink(server, staff)
  const fault = { fault: 'error-500-remembered', times: 8 } as const
  server.provider.faults.add({ on: 'POST /v1/checkout/sessions', ...fault })
  server.provider.pay(await openPage(server, token))
  await settled(server)
  server.provider.faults.add({ on: 'POST /v1/refunds', ...fault })
  await refundWhole(server, staff, order)
  await settled(server)
  expect((await read()).status).toBe('RefundCompleted')
  expect(ledgerOf(ref)).toMatchObject([{ refunds: [{ amount: ledgerOf(ref)[0]!.amount }] }])
  expect(server.provider.faults.waiting()).toBe(0)
})

test('a refund that the provider completes later is checked again, and reversed when it fails', async () => {
  const { order, token, read } = await aSaleByLink(server, staff)
  server.provider.pay(await openPage(server, token))
  await settled(server)
  const refundAll = () => refundWhole(server, staff, order)
  server.provider.faults.add({ refunds: 'pending', times: 2 })
  await refundAll()
  await settled(server)
  expect((await read()).status).toBe('RefundInProgress')
  server.provider.failRefund(await refundOf(order.publicId))
  await settled(server)
  expect((await read()).status).toBe('Completed')
  await refundAll()
  await settled(server)
  server.provider.settleRefund(await refundOf(order.publicId))
  await settled(server)
  expect((await read()).status).toBe('RefundCompleted')
  expect(await violations(server.owner)).toEqual([])
})
/** The provider's reference of the pending refund. */
const refundOf = async (orderId: string): Promise<string> => {
  const { rows } = await server.owner.query<{ provider_ref: string }>(
    `select t.provider_ref
      from refund_transfer t
      join refund r on (r.tenant_id, r.id) = (t.tenant_id, t.refund_id)
      where r.order_id = $1 and t.state = 'sent'`,
    [orderId],
  )
  return rows[0]!.provider_ref
}

test('a link is offered only with a ready provider, and for an amount that it accepts', async () => {
  const other = await aBusiness(server)
  const { line } = await aCartLine(server, other)
  const sale = { tickets: [line], payment: { method: 'link' as const } }
  const refused = await send(server, other, sell, { key: newKey(), body: sale })
  expect(refused).toMatchObject({ status: 409, body: { type: 'PaymentsNotReady' } })
  const { body } = await send(server, other, previewSale, { body: sale })
  expect(body.isPaidByLink).toBe(false)
  const cheap = await aCartLine(server, staff, { cents: 40 })
  const few = await send(server, staff, sell, {
    key: newKey(),
    body: { tickets: [cheap.line], payment: { method: 'link' } },
  })
  expect(few.body.fields).toMatchObject([{ field: 'payment.method', rule: 'choice' }])
})

test('an unknown link is not found', async () => {
  const { token } = await aSaleByLink(server, staff)
  const wrong = [
    '',
    'x',
    `${token}x`,
    token.slice(0, 32) + 'A'.repeat(32),
    '0'.repeat(32) + token.slice(32),
  ]
  for (const guess of wrong) {
    const { status } = await send(server, null, readPaymentLink, { body: { token: guess } })
    expect([400, 404], guess).toContain(status)
  }
})
