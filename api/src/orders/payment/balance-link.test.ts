import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { cancelPayment } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { openPayment, readPaymentLink } from '@guichet/contract/orders/payment/open-payment.ts'
import { beforeAll, expect, test } from 'vitest'
import {
  connect,
  openPage,
  settled,
  stripeKeys,
  useStripeServer,
} from '../../../test/factories/local-stripe.ts'
import { aGroupOrder, pay } from '../../../test/factories/sales/balances.ts'
import { refundWhole } from '../../../test/factories/sales/refunds.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'

const server = useStripeServer()
let staff: Staff
let account: string
beforeAll(async () => {
  staff = await aBusiness(server)
  account = await connect(server, staff)
})

/** Ends a page as the provider does a day after it opened it. */
async function end(session: string): Promise<void> {
  const { ok } = await fetch(`${server.provider.url}/v1/checkout/sessions/${session}/expire`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${stripeKeys.secretKey}`, 'Stripe-Account': account },
  })
  expect(ok).toBe(true)
}
async function asked(options: Parameters<typeof aGroupOrder>[2] = {}) {
  const { order } = await aGroupOrder(server, staff, options)
  const { status, body } = await pay(server, staff, order, { method: 'link' })
  expect(status, JSON.stringify(body)).toBe(200)
  const ref = order.orderReferenceNumber
  const read = async () => (await send(server, staff, getOrder, { params: { ref } })).body
  return { order, ref, token: body.payments.at(-1)!.link!.token, read }
}

test('the balance is paid by link; the order was sold before and its status stays', async () => {
  const { ref, token, read } = await asked()
  expect(await read()).toMatchObject({
    status: 'CreatedByAdmin',
    balance: { owed: 48.95 },
    can: { payBalance: false, refund: false, why: { refund: 'paymentAwaited' } },
  })
  const { body: link } = await send(server, null, readPaymentLink, { body: { token } })
  expect(link).toMatchObject({ state: 'open', amount: 48.95, isBalance: true })
  server.provider.pay(await openPage(server, token))
  await settled(server)
  const paid = await read()
  expect(paid).toMatchObject({ status: 'CreatedByAdmin', totalPaid: 68.95, balance: { owed: 0 } })
  expect(paid.mails.map(({ kind }) => kind)).toEqual([
    'order-confirmation',
    'payment-link',
    'order-confirmation',
  ])
  const ledger = server.provider.ledger().payments.filter((p) => p.orderReference === ref)
  expect(ledger).toMatchObject([{ amount: 4895, status: 'succeeded' }])
  expect(await violations(server.owner)).toEqual([])
})

test('a deposit by link holds the places until it is paid; then the rest is owed', async () => {
  const { order } = await aGroupOrder(server, staff, { payment: { method: 'link' } })
  expect(order).toMatchObject({ status: 'PaymentInProgress', balance: { owed: 0 } })
  server.provider.pay(await openPage(server, order.payments[0]!.link!.token))
  await settled(server)
  const params = { ref: order.orderReferenceNumber }
  expect((await send(server, staff, getOrder, { params })).body).toMatchObject({
    status: 'Completed',
    totalPaid: 20,
    balance: { owed: 48.95 },
  })
  expect(await violations(server.owner)).toEqual([])
})

test('nothing is refunded while the balance is awaited; once cancelled, it is owed as before', async () => {
  const { order, ref, token, read } = await asked()
  const { status, body } = await refundWhole(server, staff, order)
  expect([status, body]).toMatchObject([409, { type: 'NotRefundable', reason: 'paymentAwaited' }])
  await openPage(server, token)
  await send(server, staff, cancelPayment, { params: { ref }, body: {} })
  await settled(server)
  expect(await read()).toMatchObject({
    status: 'CreatedByAdmin',
    balance: { owed: 48.95 },
    can: { payBalance: true, refund: true },
  })
  const { status: late } = await send(server, null, openPayment, { body: { token } })
  expect(late).toBe(409)
  expect(await violations(server.owner)).toEqual([])
})

test("the link outlives the provider's page: the next visit opens another one", async () => {
  const { token, read } = await asked()
  const first = await openPage(server, token)
  await end(first)
  await settled(server)
  const second = await openPage(server, token)
  expect(second).not.toBe(first)
  server.provider.pay(second)
  await settled(server)
  expect(await read()).toMatchObject({ totalPaid: 68.95, balance: { owed: 0 } })
  expect(await violations(server.owner)).toEqual([])
})

test('a page that ended without a notification is noticed by the visit itself', async () => {
  const { token, read } = await asked()
  const first = await openPage(server, token)
  server.provider.faults.add({ webhooks: 'drop', times: 1 })
  await end(first)
  const second = await openPage(server, token)
  expect(second).not.toBe(first)
  server.provider.pay(second)
  await settled(server)
  expect(await read()).toMatchObject({ balance: { owed: 0 } })
  expect(await violations(server.owner)).toEqual([])
})
