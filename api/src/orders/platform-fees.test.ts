import { getFees } from '@guichet/contract/businesses/save-fees.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { beforeAll, expect, test } from 'vitest'
import {
  aSaleByLink,
  connect,
  openPage,
  settled,
  useStripeServer,
} from '../../test/factories/local-stripe.ts'
import { aGroupOrder, pay } from '../../test/factories/sales/balances.ts'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { chargePlatformFee, platformBooks } from '../../test/factories/sales/platform-fees.ts'
import { ask, refundWhole, row } from '../../test/factories/sales/refunds.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'

const server = useStripeServer()
let staff: Staff
beforeAll(async () => {
  staff = await aBusiness(server)
  await connect(server, staff)
  await chargePlatformFee(server, staff, 2_500)
})
const booksOf = ({ publicId }: { publicId: string }) => platformBooks(server, publicId)
const ledgerOf = ({ orderReferenceNumber: ref }: { orderReferenceNumber: string }) =>
  server.provider.ledger().payments.find((paid) => paid.orderReference === ref)!

/** 2 × 19.99 without fees: 2.5 % is 1.00, with GST of 0.05 and QST of 0.10. */
const charged = { 'platform-fee': 100, 'platform-tax:GST': 5, 'platform-tax:QST': 10 }

test('a sale at the counter owes the fee; its refund cancels the debt', async () => {
  const sold = await anOrder(server, staff, { quantity: 2 })
  expect(await booksOf(sold.order)).toEqual({ ...charged, 'platform-payable': -115 })
  expect((await refundWhole(server, staff, sold.order)).status).toBe(200)
  expect(await booksOf(sold.order)).toEqual({})
  expect(await violations(server.owner)).toEqual([])
})

test('a payment by link hands the fee over, and a refund takes its part back, as the provider reports', async () => {
  const { order, line, token } = await aSaleByLink(server, staff)
  expect(await booksOf(order)).toEqual({})
  server.provider.pay(await openPage(server, token))
  await settled(server)
  expect(ledgerOf(order).applicationFee).toBe(115)
  expect(await booksOf(order)).toEqual({ ...charged, 'platform-collected': -115 })

  const { quantity: _, ...sold } = line
  await send(server, staff, refundOrder, {
    key: newKey(),
    body: {
      orderPublicId: order.publicId,
      productsToRefund: [{ ...sold, refundPercentage: 33 }],
      isRefundingAll: false,
      refundReason: 'Pluie',
    },
  })
  await settled(server)
  const [part] = ledgerOf(order).refunds
  const books = await booksOf(order)
  expect(books['platform-collected']).toBe(part!.feeGivenBack - 115)
  expect(books['platform-fee']).toBe(83)
  expect(await violations(server.owner)).toEqual([])

  await refundWhole(server, staff, order)
  await settled(server)
  const { refunds } = ledgerOf(order)
  expect(refunds.reduce((sum, refund) => sum + refund.feeGivenBack, 0)).toBe(115)
  expect(await booksOf(order)).toEqual({})
  expect(await violations(server.owner)).toEqual([])
})

test('the books follow the amount that a provider reports as taken back', async () => {
  const { order, token } = await aSaleByLink(server, staff)
  server.provider.pay(await openPage(server, token))
  await settled(server)
  await refundWhole(server, staff, order)
  await server.owner.query(
    `update refund_transfer
      set fee_cents = 114
      where payment_id = (select id from payment where order_id = $1)`,
    [order.publicId],
  )
  await settled(server)
  expect(await booksOf(order)).toEqual({})
})

test('after a refund that the provider rejects, the fee is owed as before', async () => {
  const { order, token } = await aSaleByLink(server, staff)
  server.provider.pay(await openPage(server, token))
  await settled(server)
  server.provider.faults.add({ refunds: 'failed', times: 1 })
  await refundWhole(server, staff, order)
  await settled(server)
  expect(await booksOf(order)).toEqual({ ...charged, 'platform-collected': -115 })
  expect(await violations(server.owner)).toEqual([])
})

test('for a group, the deposit at the counter hands no fee over, and the balance by link hands over its part', async () => {
  const { order } = await aGroupOrder(server, staff)
  const { body } = await pay(server, staff, order, { method: 'link' })
  const { token } = body.payments.find((payment) => payment.link)!.link!
  server.provider.pay(await openPage(server, token))
  await settled(server)
  // 59.97 owes 1.50, 0.08 and 0.15; 48.95 of 68.95 were paid by link.
  expect(ledgerOf(order).applicationFee).toBe(173 - 50)
  const books = await booksOf(order)
  expect(books['platform-payable']).toBe(-50)
  expect(await violations(server.owner)).toEqual([])
})

test('a sold order keeps its rate; refunds of a package in three parts return the whole fee', async () => {
  const other = await aBusiness(server)
  await server.owner.query(
    'update tenant_setting set allow_several_partial_refunds = true, percent_refund_on_counter_orders = true where tenant_id = $1',
    [other.tenantId],
  )
  await chargePlatformFee(server, other, 2_500)
  const sold = await anOrder(server, other, { quantity: 3 })
  await chargePlatformFee(server, other, 9_000)
  for (const unit of [0, 1, 2]) {
    const { status } = await send(server, other, refundOrder, {
      key: newKey(),
      ...ask(sold, [row(sold, 100, unit)]),
    })
    expect(status).toBe(200)
  }
  expect(await booksOf(sold.order)).toEqual({})
  expect(await violations(server.owner)).toEqual([])
})

test('the fees of a business show the platform fee, and saving them does not change it', async () => {
  const params = { id: staff.tenantId }
  const { body } = await send(server, staff, getFees, { params })
  expect(body.platformFeePercent).toBe(2.5)
  const nobody = await aBusiness(server)
  const { body: none } = await send(server, nobody, getFees, { params: { id: nobody.tenantId } })
  expect(none).not.toHaveProperty('platformFeePercent')
})
