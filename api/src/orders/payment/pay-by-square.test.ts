import {
  cancelPayment,
  checkPayment,
  sendToTerminal,
} from '@guichet/contract/orders/payment/cancel-payment.ts'
import { resendPaymentLink } from '@guichet/contract/orders/payment/resend-payment-link.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { previewSale, sell } from '@guichet/contract/orders/sale/sell.ts'
import {
  createCatalogItems,
  setCatalogConnection,
} from '@guichet/contract/payments/connect-square.ts'
import { disconnectTerminal } from '@guichet/contract/payments/pair-terminal.ts'
import { beforeAll, expect, test } from 'vitest'
import {
  aSaleAtTerminal,
  connectToSquare,
  pairATerminal,
  useSquareServer,
} from '../../../test/factories/local-square.ts'
import { aSaleByLink, openPage, settled } from '../../../test/factories/local-stripe.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { chargePlatformFee, platformBooks } from '../../../test/factories/sales/platform-fees.ts'
import { makeRebate } from '../../../test/factories/sales/rebates.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'

const server = useSquareServer()
let staff: Staff
let merchant: string
let device: string
beforeAll(async () => {
  staff = await aBusiness(server)
  merchant = await connectToSquare(server, staff)
  device = await pairATerminal(server, staff)
})

const ledgerOf = (reference: string) =>
  server.provider.square.ledger().payments.filter((paid) => paid.orderReference === reference)
const centsOf = (dollars: number) => Math.round(dollars * 100)
const terminal = () => server.provider.square.terminal(device)
const takenOf = async (slotId: string) =>
  (await server.owner.query('select taken from resource where id = $1', [slotId])).rows[0]
    .taken as number
const pageOf = async (token: string) => {
  await openPage(server, token)
  const { rows } = await server.owner.query<{ provider_session: string }>(
    'select provider_session from payment where tenant_id = $1 order by created_at desc limit 1',
    [staff.tenantId],
  )
  return rows[0]!.provider_session
}
const refundAll = (orderPublicId: string) =>
  send(server, staff, refundOrder, {
    key: newKey(),
    body: { orderPublicId, productsToRefund: [], isRefundingAll: true, refundReason: 'Pluie' },
  })

test('an order with a code and taxes is paid by link, then half of it is refunded, to the cent', async () => {
  const { code } = await makeRebate(server, staff)
  const sale = await aSaleByLink(server, staff, { rebateCodes: [code!] })
  const { order, ref, read } = sale
  const link = await pageOf(sale.token)
  expect(await pageOf(sale.token)).toBe(link)
  expect(server.provider.square.payLink(link)).toBe('paid')
  await settled(server)
  const paid = await read()
  expect(paid).toMatchObject({ status: 'Completed', totalPaid: order.invoice.finalCost })
  const cents = centsOf(order.invoice.finalCost)
  expect(ledgerOf(ref)).toMatchObject([
    { account: merchant, amount: cents, status: 'succeeded', currency: 'cad' },
  ])
  const { quantity: _, ...sold } = sale.line
  const half = { ...sold, refundPercentage: 50 }
  await send(server, staff, refundOrder, {
    key: newKey(),
    body: {
      orderPublicId: order.publicId,
      productsToRefund: [half, half],
      isRefundingAll: false,
      refundReason: 'Pluie',
    },
  })
  await settled(server)
  const after = await read()
  expect(after.status).toBe('PartialRefundCompleted')
  expect(ledgerOf(ref)[0]!.refunds).toMatchObject([
    { amount: centsOf(after.totalRefunded), status: 'succeeded' },
  ])
  expect(await violations(server.owner)).toEqual([])
})

test('a declined card is reported for a payment by link, and the end of the wait closes the page', async () => {
  const { token, ref, read, slotId } = await aSaleByLink(server, staff)
  const link = await pageOf(token)
  expect(server.provider.square.payLink(link, 'declined')).toBe('declined')
  await send(server, staff, checkPayment, { params: { ref }, body: {} })
  await settled(server)
  const refused = await read()
  expect(refused.status).toBe('PaymentError')
  expect(refused.payments[0]!.link!.lastError).not.toBeNull()
  await send(server, staff, cancelPayment, { params: { ref }, body: {} })
  await settled(server)
  expect((await read()).status).toBe('Canceled')
  expect(await takenOf(slotId)).toBe(0)
  expect(server.provider.square.payLink(link)).toBe('closed')
})

test('the lines of a sale name the catalogue, and add up to the cent', async () => {
  const params = { id: staff.tenantId }
  const sale = await aSaleByLink(server, staff, { quantity: 3 })
  await send(server, staff, createCatalogItems, { params, body: {} })
  const connect = (isCatalogConnectionEnabled: boolean) =>
    send(server, staff, setCatalogConnection, { params, body: { isCatalogConnectionEnabled } })
  await connect(true)
  expect(server.provider.square.payLink(await pageOf(sale.token))).toBe('paid')
  await settled(server)
  expect((await sale.read()).status).toBe('Completed')
  expect(ledgerOf(sale.ref)).toMatchObject([{ amount: centsOf(sale.order.invoice.finalCost) }])
  await connect(false)
})

test('a sale is shown at the terminal, paid there, and refunded', async () => {
  const { order, ref, read } = await aSaleAtTerminal(server, staff)
  expect(order).toMatchObject({ status: 'PaymentInProgress', ticketPublicIds: '', totalPaid: 0 })
  expect(order.payments[0]!.terminal).toMatchObject({ lastError: null })
  expect(order.payments[0]!.link).toBeUndefined()
  await settled(server)
  expect(terminal().waiting()).toHaveLength(1)
  expect(terminal().pay()).toBe('paid')
  await settled(server)
  const paid = await read()
  expect(paid).toMatchObject({ status: 'Completed', totalPaid: order.invoice.finalCost })
  expect(ledgerOf(ref)).toMatchObject([{ amount: centsOf(order.invoice.finalCost) }])
  await refundAll(order.publicId)
  await settled(server)
  expect((await read()).status).toBe('RefundCompleted')
  expect(await violations(server.owner)).toEqual([])
})

test('a payment at the terminal that the buyer cancels is shown again, and paid once', async () => {
  const { ref, read } = await aSaleAtTerminal(server, staff)
  await settled(server)
  const again = () => send(server, staff, sendToTerminal, { params: { ref }, body: {} })
  await again()
  await settled(server)
  expect(terminal().waiting()).toHaveLength(1)
  terminal().cancelByBuyer()
  await settled(server)
  const canceled = await read()
  expect(canceled.status).toBe('PaymentError')
  expect(canceled.payments[0]!.terminal!.lastError).toBe('BUYER_CANCELED')
  await Promise.all([again(), again()])
  await settled(server)
  expect(terminal().waiting()).toHaveLength(1)
  expect((await read()).payments[0]!.terminal!.lastError).toBeNull()
  const linked = await send(server, staff, resendPaymentLink, {
    params: { ref },
    body: {},
    key: newKey(),
  })
  expect(linked.body.type).toBe('InvalidOrderTransition')
  expect(terminal().pay()).toBe('paid')
  await settled(server)
  expect((await read()).status).toBe('Completed')
  expect(ledgerOf(ref)).toHaveLength(1)
  expect((await again()).body.type).toBe('InvalidOrderTransition')
})

test('after a clerk cancels a payment at the terminal, no card is accepted', async () => {
  const { ref, read, slotId } = await aSaleAtTerminal(server, staff)
  await settled(server)
  const [shown] = terminal().waiting()
  await send(server, staff, cancelPayment, { params: { ref }, body: {} })
  await settled(server)
  server.provider.square.terminal(shown!).acceptCancel()
  await settled(server)
  await server.owner.query('update job set run_at = now() where ended_at is null')
  await settled(server)
  expect((await read()).status).toBe('Canceled')
  expect(await takenOf(slotId)).toBe(0)
  expect(terminal().waiting()).toEqual([])
  expect(await violations(server.owner)).toEqual([])
})

test('Interac refunds only at the terminal, to the card itself', async () => {
  const { order, ref, read } = await aSaleAtTerminal(server, staff)
  await settled(server)
  expect(terminal().pay('interac')).toBe('paid')
  await settled(server)
  await refundAll(order.publicId)
  await settled(server)
  expect((await read()).status).toBe('RefundInProgress')
  expect(terminal().waiting()).toHaveLength(1)
  expect(terminal().pay('interac')).toBe('paid')
  await settled(server)
  expect((await read()).status).toBe('RefundCompleted')
  expect(ledgerOf(ref)[0]!.refunds).toMatchObject([
    { amount: centsOf(order.invoice.finalCost), status: 'succeeded' },
  ])
  expect(await violations(server.owner)).toEqual([])
})

test('the platform fee of a payment by link or at the terminal is returned with a refund', async () => {
  await chargePlatformFee(server, staff, 2_500)
  const byLink = await aSaleByLink(server, staff)
  server.provider.square.payLink(await pageOf(byLink.token))
  await settled(server)
  const atTerminal = await aSaleAtTerminal(server, staff)
  await settled(server)
  expect(terminal().pay()).toBe('paid')
  await settled(server)
  for (const { order, ref } of [byLink, atTerminal]) {
    expect(ledgerOf(ref)).toMatchObject([{ applicationFee: 115 }])
    expect(await platformBooks(server, order.publicId)).toMatchObject({
      'platform-collected': -115,
    })
    await refundAll(order.publicId)
    await settled(server)
    expect(ledgerOf(ref)[0]!.refunds).toMatchObject([{ feeGivenBack: 115 }])
    expect(await platformBooks(server, order.publicId)).toEqual({})
  }
  expect(await violations(server.owner)).toEqual([])
})

test('without a terminal a payment there is not offered, and a pending one is not sent again', async () => {
  const other = await aBusiness(server)
  await connectToSquare(server, other)
  const { line } = await aCartLine(server, other)
  const body = { tickets: [line], payment: { method: 'terminal' as const } }
  const refused = await send(server, other, sell, { key: newKey(), body })
  expect(refused).toMatchObject({ status: 409, body: { type: 'TerminalNotConnected' } })
  const { body: before } = await send(server, other, previewSale, { body })
  expect(before.isPaidAtTerminal).toBe(false)
  await pairATerminal(server, other)
  const { body: after } = await send(server, other, previewSale, { body })
  expect(after.isPaidAtTerminal).toBe(true)
  const { ref } = await aSaleAtTerminal(server, other)
  await send(server, other, disconnectTerminal, { params: { id: other.tenantId } })
  const again = await send(server, other, sendToTerminal, { params: { ref }, body: {} })
  expect(again).toMatchObject({ status: 409, body: { type: 'TerminalNotConnected' } })
})
