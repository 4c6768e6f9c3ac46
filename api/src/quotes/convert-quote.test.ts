import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { holdQuote } from '@guichet/contract/quotes/hold-quote.ts'
import { afterAll, expect, test } from 'vitest'
import { inDays } from '../../test/factories/sales/balances.ts'
import { aPaymentAccount } from '../../test/factories/sales/payments.ts'
import { anAcceptedQuote, aQuote, idOf, quoteDesk } from '../../test/factories/sales/quotes.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})
const { read, takenIn, convert } = quoteDesk(server, staff)

test('the order takes over the places of its quote, though nothing else is left', async () => {
  const { quote, slotId } = await anAcceptedQuote(server, staff, { capacity: 3 })
  const held = await send(server, staff, holdQuote, {
    ...idOf(quote),
    body: { version: quote.version, until: inDays(2) },
  })
  expect(await takenIn(slotId)).toBe(3)
  expect((await convert(held.body)).status).toBe(200)
  expect(await takenIn(slotId)).toBe(3)
})

test('a quote without a hold whose places are gone is not sold, and stays accepted', async () => {
  const { quote, line } = await anAcceptedQuote(server, staff, { capacity: 3 })
  const sold = await send(server, staff, sell, {
    key: newKey(),
    body: { tickets: [{ ...line, quantity: 1 }], payment: { method: 'cash' } },
  })
  expect(sold.status).toBe(200)
  expect((await convert(quote)).body.type).toBe('NotEnoughInventory')
  expect((await read(quote)).status).toBe('Accepted')
})

test('a deposit is paid with the order and the rest is owed', async () => {
  const { quote } = await anAcceptedQuote(server, staff, {
    balance: { deposit: 20, dueDate: inDays(30) },
  })
  expect(quote.balance).toEqual({ deposit: 20, dueDate: inDays(30) })
  const { body } = await convert(quote)
  const { body: order } = await send(server, staff, getOrder, {
    params: { ref: body.orderReferenceNumber! },
  })
  expect(order.balance).toMatchObject({ owed: 48.95, dueDate: inDays(30) })
})

test('a quote lists the payment methods of its order, and tendered cash returns its change', async () => {
  const { quote } = await aQuote(server, staff)
  expect(quote.payment).toBeUndefined()
  const { quote: accepted } = await anAcceptedQuote(server, staff)
  expect(accepted.payment).toEqual({
    isPaidByLink: false,
    isPaidAtTerminal: false,
    isTerminalReferenceRequired: true,
  })
  const few = await convert(accepted, { tendered: 60 })
  expect([few.status, few.body.fields![0]!.field]).toEqual([400, 'payment.tendered'])
  const { body } = await convert(accepted, { tendered: 80 })
  const { body: order } = await send(server, staff, getOrder, {
    params: { ref: body.orderReferenceNumber! },
  })
  expect(order.payments).toMatchObject([{ method: 'cash', tendered: 80, change: 11.05 }])
})

test('with a link the order waits for its payment, and its places are held', async () => {
  await aPaymentAccount(server, staff)
  const { quote, slotId } = await anAcceptedQuote(server, staff, { capacity: 3 })
  expect(quote.payment).toMatchObject({ isPaidByLink: true })
  const { status, body } = await convert(quote, { method: 'link' })
  expect([status, body.status]).toEqual([200, 'Converted'])
  const { body: order } = await send(server, staff, getOrder, {
    params: { ref: body.orderReferenceNumber! },
  })
  expect(order.status).toBe('PaymentInProgress')
  expect(order.payments[0]!.link!.token).toHaveLength(64)
  expect(await takenIn(slotId)).toBe(3)
})
