import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { previewSale, sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { makeRebate } from '../../../test/factories/sales/rebates.ts'
import { aStaff, type Staff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const late = (settings: string) => ({ settings, reason: 'Navette en retard' })
const sale = (who: Staff, body: object) =>
  send(server, who, sell, {
    body: { payment: { method: 'cash' }, ...body } as never,
    key: newKey(),
  })

test('a manual discount applies after codes, with its reason on the invoice and its author in the books', async () => {
  const { line } = await aCartLine(server, staff, { quantity: 2, cents: 10_000 })
  const { code } = await makeRebate(server, staff, { settings: '50%' })
  const body = { tickets: [line], rebateCodes: [code!], discount: late('10%') }
  const { body: draft } = await send(server, staff, previewSale, { body })
  expect(draft).toMatchObject({
    discountCeiling: 100,
    rebates: {
      total: 110,
      items: [{ total: 100 }, { description: 'Navette en retard', total: 10 }],
    },
  })
  const { body: order } = await sale(staff, { ...body, expectedFinalCost: draft.finalCost })
  expect(order.invoice.entries[0]!.rebates).toMatchObject([
    { total: 100 },
    { description: 'Navette en retard', total: 10 },
  ])
  const { rows } = await server.owner.query(
    `select distinct reason, given_by
      from unit_rebate
      where tenant_id = $1 and rebate_id is null`,
    [staff.tenantId],
  )
  expect(rows).toEqual([{ reason: 'Navette en retard', given_by: staff.accountId }])
  expect(await violations(server.owner)).toEqual([])
})

test('a clerk gives discounts up to the limit of their roles, to the cent', async () => {
  const clerk = await aStaff(server, staff, { accesses: ['TicketCreation', 'Orders'] })
  const { line } = await aCartLine(server, staff, { cents: 10_000 })
  const refused = await sale(clerk, { tickets: [line], discount: late('0.01$') })
  expect(refused.body).toMatchObject({
    fields: [{ field: 'discount.settings', rule: 'discountCeiling' }],
  })
  await server.owner.query(
    `update custom_role
      set discount_ceiling_milli = 15000
      where tenant_id = $1
        and id in (select role_id from staff_role where tenant_id = $1 and staff_id = (
          select id from staff where tenant_id = $1 and account_id = $2
        ))`,
    [staff.tenantId, clerk.accountId],
  )
  expect((await sale(clerk, { tickets: [line], discount: late('15.01$') })).status).toBe(400)
  const { body: order } = await sale(clerk, { tickets: [line], discount: late('15.00$') })
  expect(order.invoice.rebates.total).toBe(15)
})

test('main staff can give a whole sale for free, with a reason that is not empty', async () => {
  const { line } = await aCartLine(server, staff)
  const { body: order } = await sale(staff, {
    tickets: [line],
    discount: late('100%'),
    payment: { method: 'free' },
  })
  expect(order.invoice.finalCost).toBe(0)
  const nameless = await sale(staff, { tickets: [line], discount: { settings: '5%', reason: ' ' } })
  expect(nameless.body).toMatchObject({ fields: [{ field: 'discount.reason', rule: 'required' }] })
})

test('a refund pays back the price after the discount', async () => {
  const { line } = await aCartLine(server, staff, { cents: 10_000 })
  const { body: order } = await sale(staff, { tickets: [line], discount: late('33.33%') })
  const { body: refund } = await send(server, staff, refundOrder, {
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
    },
    key: newKey(),
  })
  expect(refund.finalCost).toBe(order.invoice.finalCost)
  expect(await violations(server.owner)).toEqual([])
})
