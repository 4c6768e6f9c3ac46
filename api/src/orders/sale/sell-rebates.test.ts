import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { reactivateOrder } from '@guichet/contract/orders/refunds/reactivate-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { previewSale, sell } from '@guichet/contract/orders/sale/sell.ts'
import { archiveRebate, saveRebate } from '@guichet/contract/rebates/save-rebate.ts'
import { expect, test } from 'vitest'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { makeRebate } from '../../../test/factories/sales/rebates.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
type SaleBody = Parameters<typeof sale>[1]
const preview = async (who: Staff, body: SaleBody) =>
  (await send(server, who, previewSale, { body: body as never })).body
const sale = (who: Staff, body: object) =>
  send(server, who, sell, {
    body: { payment: { method: 'cash' }, ...body } as never,
    key: newKey(),
  })
const cancel = (
  order: { publicId: string; ticketPublicIds: string },
  line: Awaited<ReturnType<typeof aCartLine>>['line'],
) =>
  send(server, staff, refundOrder, {
    body: {
      orderPublicId: order.publicId,
      refundReason: 'Météo',
      productsToRefund: [
        {
          productId: line.productId,
          activationDateTimeUtc: line.activationDateTimeUtc,
          timeslotBegin: line.timeslotBegin,
          timeslotEnd: line.timeslotEnd,
          refundPercentage: 100,
        },
      ],
      ticketPublicIdsToBeDeleted: order.ticketPublicIds.split(','),
    } as never,
    key: newKey(),
  })

test('a code with 15 % off three tickets at 19.99 applies to the preview, the sale and the order', async () => {
  const { line } = await aCartLine(server, staff, { quantity: 3 })
  const { code } = await makeRebate(server, staff, { description: 'Automne' })
  const body = { tickets: [line], rebateCodes: [code!.toLowerCase()] }
  const draft = await preview(staff, body)
  expect(draft).toMatchObject({
    finalCost: 58.6,
    rebates: { total: 9, items: [{ description: 'Automne', total: 9 }] },
    rebateResults: [{ code, description: 'Automne', total: 9, obstacle: null }],
  })
  const { body: order } = await sale(staff, { ...body, expectedFinalCost: '58.60' })
  const { body: read } = await send(server, staff, getOrder, {
    params: { ref: order.orderReferenceNumber },
  })
  expect(read.invoice).toMatchObject({
    finalCost: 58.6,
    rebates: { total: 9, items: [{ description: 'Automne', total: 9 }] },
    entries: [{ rebates: [{ description: 'Automne', total: 9 }] }],
    explanations: [
      [
        { step: 'entries', total: 59.97 },
        { step: 'rebate', description: 'Automne', total: 9 },
        { step: 'tax', key: 'GST', percent: 5, base: 50.97, total: 2.55 },
        { step: 'tax', key: 'QST', percent: 9.975, base: 50.97, total: 5.08 },
        { step: 'final', total: 58.6 },
      ],
    ],
  })
  expect(await violations(server.owner)).toEqual([])
})

test('a code that does not apply is returned with the reason, and a sale with a wrong price is rejected', async () => {
  const { line } = await aCartLine(server, staff)
  const { code } = await makeRebate(server, staff, {
    conditions: [{ type: 'Condition.OnQuantityPurchased', value: '2' }],
  })
  const body = { tickets: [line], rebateCodes: [code!, 'PERSONNE'] }
  expect((await preview(staff, body)).rebateResults).toEqual([
    { code, description: 'Automne', total: 0, obstacle: 'QuantityNotReached' },
    { code: 'PERSONNE', description: null, total: 0, obstacle: 'Unknown' },
  ])
  expect((await sale(staff, body)).body).toMatchObject({
    type: 'RebateNotApplied',
    code,
    obstacle: 'QuantityNotReached',
  })
  const seen = await sale(staff, { ...body, expectedFinalCost: 22.98 })
  expect(seen.body.invoice.rebates.total).toBe(0)
})

test('an automatic rebate needs no code; one for a neighbourhood needs its postal code', async () => {
  const own = await aBusiness(server)
  const { line } = await aCartLine(server, own, { cents: 10_000 })
  await makeRebate(server, own, { code: null, autoApply: true, settings: '5%', description: 'Ici' })
  await makeRebate(server, own, {
    code: null,
    isMunicipalityApplied: true,
    postalCodes: ['G1R'],
    settings: '20.00$',
    description: 'Voisins',
  })
  const resultsOf = async (postalCode?: string) =>
    (await preview(own, { tickets: [line], ...(postalCode && { postalCode }) })).rebateResults
  expect(await resultsOf()).toEqual([{ code: null, description: 'Ici', total: 5, obstacle: null }])
  expect(await resultsOf('g1r 4s9')).toEqual([
    { code: null, description: 'Voisins', total: 20, obstacle: null },
  ])
})

test('a sale is rejected with the current price when its code was used since; a disabled or archived code does not apply', async () => {
  const { line } = await aCartLine(server, staff)
  const once = await makeRebate(server, staff, { isAppliedOnce: true })
  const other = await makeRebate(server, staff)
  const body = { tickets: [line], rebateCodes: [once.code!] }
  const { finalCost } = await preview(staff, body)
  await sale(staff, body)
  expect((await sale(staff, { ...body, expectedFinalCost: finalCost })).body).toMatchObject({
    type: 'PriceChanged',
    finalCost: 22.98,
    invoice: { rebates: { total: 0 } },
  })
  await send(server, staff, saveRebate, { body: { ...other, isActive: false } })
  expect(
    (await preview(staff, { ...body, rebateCodes: [other.code!] })).rebateResults,
  ).toMatchObject([{ obstacle: 'Inactive' }])
  await send(server, staff, archiveRebate, { params: { id: other.publicId } })
  expect(
    (await preview(staff, { ...body, rebateCodes: [other.code!] })).rebateResults,
  ).toMatchObject([{ obstacle: 'Unknown' }])
})

test('a cancelled order releases its code; a reactivation cannot take it back from another order', async () => {
  const { line } = await aCartLine(server, staff)
  const { code } = await makeRebate(server, staff, { isAppliedOnce: true, settings: '100%' })
  const free = { tickets: [line], rebateCodes: [code!], payment: { method: 'free' } }
  const { body: first } = await sale(staff, free)
  expect(first.invoice.finalCost).toBe(0)
  const cancelled = await cancel(first, line)
  expect(cancelled.status).toBe(200)
  const { body: second, status } = await sale(staff, free)
  expect(status).toBe(200)
  const again = () =>
    send(server, staff, reactivateOrder, {
      body: { orderPublicId: first.publicId },
      key: newKey(),
    })
  expect((await again()).body).toMatchObject({ type: 'NotReactivable', reason: 'rebateUsed' })
  await cancel(second, line)
  expect((await again()).status).toBe(200)
  expect((await preview(staff, free)).rebateResults).toMatchObject([{ obstacle: 'Used' }])
  expect(await violations(server.owner)).toEqual([])
})

test('the tax of a prepaid code is charged, on a separate line', async () => {
  const { line } = await aCartLine(server, staff, { cents: 10_000 })
  const { code } = await makeRebate(server, staff, { settings: '100%', taxSettings: '14.98$' })
  const { body: order } = await sale(staff, { tickets: [line], rebateCodes: [code!] })
  expect(order.invoice).toMatchObject({
    finalCost: 14.98,
    taxes: { items: [{ key: 'REBATE_TAX', total: 14.98 }] },
  })
  expect(await violations(server.owner)).toEqual([])
})

test('a refund pays back the price after the rebate', async () => {
  const { line } = await aCartLine(server, staff, { cents: 10_000 })
  const { code } = await makeRebate(server, staff, { settings: '25%' })
  const { body: order } = await sale(staff, { tickets: [line], rebateCodes: [code!] })
  const { body: refund } = await cancel(order, line)
  expect(refund.finalCost).toBe(order.invoice.finalCost)
  expect(await violations(server.owner)).toEqual([])
})
