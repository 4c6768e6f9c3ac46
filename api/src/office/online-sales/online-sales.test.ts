import { findOfficeActivity } from '@guichet/contract/office/find-office-activity.ts'
import { findOffice } from '@guichet/contract/office/find-office.ts'
import {
  getOnlineSales,
  saveOnlineSales,
  type OnlineRule,
} from '@guichet/contract/office/online-sales.ts'
import { saveOfficeCart } from '@guichet/contract/office/save-office-cart.ts'
import { sellOfficeCart } from '@guichet/contract/office/sell-office-cart.ts'
import { beforeAll, expect, test } from 'vitest'
import { aSlot, aTicketType, type NewSlot } from '../../../test/factories/catalogue/catalogue.ts'
import { anOffice } from '../../../test/factories/catalogue/ticket-office.ts'
import { aBuyer, newCartToken } from '../../../test/factories/sales/office-carts.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

// Eight in the morning in Montréal, on February 2.
const server = useTestServer({ clock: () => '2030-02-02T13:00:00.000Z' })
const staff = useBusiness(server)
let office = ''
let ticket = { activityId: '', productId: '' }
let slot: NewSlot
beforeAll(async () => {
  office = await anOffice(server, staff)
  ticket = await aTicketType(server, staff, { cents: 0 })
  slot = await aSlot(server, staff, {
    activityId: ticket.activityId,
    begin: '09:00',
    end: '12:00',
    quantity: 100,
  })
})

const at = () => ({ params: { id: staff.tenantId } })
const sales = async () => (await send(server, staff, getOnlineSales, at())).body
const saved = async (rule: Partial<OnlineRule>) => {
  const { version } = await sales()
  const item = {
    kind: 'activity' as const,
    publicId: ticket.activityId,
    isSoldOnline: true,
    untilMinutes: null,
    mostPieces: null,
    ...rule,
  }
  return send(server, staff, saveOnlineSales, { ...at(), body: { version, items: [item] } })
}
const page = () =>
  send(server, null, findOfficeActivity, {
    params: { office, activityPublicId: ticket.activityId },
    query: {},
  })
/** A cart of a visitor with so many tickets of the slot. */
async function cartOf(quantity: number) {
  const params = { office, cart: newCartToken() }
  const { activationDateTimeUtc, timeslotBegin, timeslotEnd } = slot
  const line = { activationDateTimeUtc, timeslotBegin, timeslotEnd, quantity }
  const lines = [{ productId: ticket.productId, ...line }]
  const { body } = await send(server, null, saveOfficeCart, {
    params,
    body: { language: 'fr', lines, rebateCodes: [] },
  })
  return { params, body }
}

test('every offer is sold online until the business says otherwise', async () => {
  const { version, items } = await sales()
  expect([version, items]).toMatchObject([
    1,
    [
      {
        kind: 'activity',
        publicId: ticket.activityId,
        state: 'onSale',
        isSoldOnline: true,
        untilMinutes: null,
        mostPieces: null,
      },
    ],
  ])
})

test('an offer that is not sold online has no page, no card and no place in a cart', async () => {
  const { params } = await cartOf(2)
  const { status, body } = await saved({ isSoldOnline: false })
  expect([status, body.items[0]]).toMatchObject([200, { isSoldOnline: false }])
  expect((await page()).status).toBe(404)
  const { offers } = (await send(server, null, findOffice, { params: { office } })).body
  expect(offers).toEqual([])
  const cart = await cartOf(2)
  expect(cart.body.problems).toEqual([{ line: 0, detail: 'Ce produit n’est pas en vente.' }])
  // A cart that was filled before is refused too.
  const sold = await send(server, null, sellOfficeCart, {
    params,
    body: { buyer: aBuyer, areTermsAccepted: true, expectedFinalCost: 0 },
  })
  expect([sold.status, sold.body]).toMatchObject([409, { line: 0, reason: 'inactive' }])
  expect((await saved({})).body.items[0]).toMatchObject({ isSoldOnline: true })
  expect((await page()).status).toBe(200)
})

test('sales end at the chosen time before the begin, on the page and in carts', async () => {
  await saved({ untilMinutes: -59 })
  expect((await page()).body.slots).toHaveLength(1)
  expect((await cartOf(1)).body.problems).toEqual([])
  await saved({ untilMinutes: -60 })
  expect((await page()).body).toMatchObject({
    slots: [],
    days: [{ date: '2030-02-02', isAvailable: false, isOver: true }],
  })
  await saved({ untilMinutes: -61 })
  expect((await cartOf(1)).body.problems).toMatchObject([{ line: 0 }])
  await saved({})
})

test('an order has at most as many pieces as the rule allows', async () => {
  await saved({ mostPieces: 4 })
  expect((await cartOf(4)).body.problems).toEqual([])
  expect((await cartOf(5)).body.problems).toMatchObject([{ line: 0 }])
  await saved({})
})

test('a save has one line in the audit, names what changed, and refuses an old version', async () => {
  await saved({ isSoldOnline: false, mostPieces: 2 })
  const { rows } = await server.owner.query(
    `select facts from audit where code = 'online_sales.saved' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ facts: { fields: ['isSoldOnline', 'mostPieces'] } }])
  const old = await send(server, staff, saveOnlineSales, {
    ...at(),
    body: { version: 1, items: [] },
  })
  expect(old.status).toBe(409)
  await saved({})
})
