import { previewSale, sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../../../test/factories/catalogue/catalogue.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()

test('a sale above the places of a slot is rejected with the number left and writes nothing; its key stays usable for the corrected form', async () => {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff, { capacity: 2 })
  const key = newKey()
  expect(
    await send(server, staff, sell, { body: { tickets: [{ ...line, quantity: 3 }] }, key }),
  ).toMatchObject({
    status: 409,
    body: { type: 'NotEnoughInventory', remaining: 2, at: line.activationDateTimeUtc },
  })
  expect(
    (await server.owner.query('select from orders where tenant_id = $1', [staff.tenantId]))
      .rowCount,
  ).toBe(0)
  expect(
    (await send(server, staff, sell, { body: { tickets: [{ ...line, quantity: 2 }] }, key }))
      .status,
  ).toBe(200)
  expect(
    (await send(server, staff, previewSale, { body: { tickets: [line] } })).body.shortages,
  ).toMatchObject([{ line: 0, remaining: 0, at: line.activationDateTimeUtc }])
})

test('a sale at another price than the current one is rejected with the current price', async () => {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff)
  expect(
    await send(server, staff, sell, { body: { tickets: [line], expectedFinalCost: '1.00' } }),
  ).toMatchObject({ status: 409, body: { type: 'PriceChanged', finalCost: 22.98 } })
  expect(
    (await send(server, staff, sell, { body: { tickets: [line], expectedFinalCost: 22.98 } }))
      .status,
  ).toBe(200)
})

test('a product that is not on sale is rejected with the reason', async () => {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff)
  const anytime = await aTicketType(server, staff, { scheduling: 'Anytime' })
  const inactive = await aTicketType(server, staff, { scheduling: 'Anytime', active: false })
  const reasonOf = async (ticket: typeof line | { productId: string; quantity: number }) => {
    const { status, body } = await send(server, staff, sell, { body: { tickets: [ticket] } })
    return [status, body.reason]
  }
  expect(await reasonOf({ productId: line.productId, quantity: 1 })).toEqual([409, 'slotRequired'])
  expect(await reasonOf({ ...line, timeslotBegin: '09:30' })).toEqual([409, 'noSuchSlot'])
  expect(await reasonOf({ productId: inactive.productId, quantity: 1 })).toEqual([409, 'inactive'])
  expect(
    (
      await send(server, staff, sell, {
        body: { tickets: [{ productId: anytime.productId, quantity: 1 }] },
      })
    ).status,
  ).toBe(200)
})

test('a card needs its reference, and only an amount of 0 is free', async () => {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff)
  expect(
    (
      await send(server, staff, sell, {
        body: { tickets: [line], payment: { method: 'card' } },
        language: 'en',
      })
    ).body.fields,
  ).toEqual([{ field: 'payment.reference', rule: 'required', detail: 'This field is required.' }])
  expect(
    (await send(server, staff, sell, { body: { tickets: [line], payment: { method: 'free' } } }))
      .body.fields,
  ).toMatchObject([{ field: 'payment.method' }])
})

test('a business may accept cards without a reference, and reports it before the sale', async () => {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff)
  const body = { tickets: [line] }
  const isRequired = async () =>
    (await send(server, staff, previewSale, { body })).body.isTerminalReferenceRequired
  expect(await isRequired()).toBe(true)
  await server.owner.query(
    'update tenant_setting set is_terminal_reference_required = false where tenant_id = $1',
    [staff.tenantId],
  )
  expect(await isRequired()).toBe(false)
  const sold = await send(server, staff, sell, {
    body: { ...body, payment: { method: 'card' } },
    key: newKey(),
  })
  expect(sold.status).toBe(200)
})

test('a cart above the maximum of an invoice is rejected with its limit', async () => {
  const staff = await aBusiness(server)
  const { productId } = await aTicketType(server, staff, {
    cents: 1_000_000,
    scheduling: 'Anytime',
  })
  const tickets = Array.from({ length: 30 }, () => ({ productId, quantity: 25 }))
  expect((await send(server, staff, sell, { body: { tickets } })).body.fields).toMatchObject([
    { field: 'tickets', rule: 'maxPrice' },
  ])
})
