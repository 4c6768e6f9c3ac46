import { findBookingsOfDay } from '@guichet/contract/bookings/find-calendar.ts'
import { getParty } from '@guichet/contract/orders/get-party.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { findKnownParty } from '@guichet/contract/orders/sale/find-known-party.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../../../../test/factories/catalogue/catalogue.ts'
import { aBusiness, type Staff } from '../../../../test/factories/staff.ts'
import { aRental } from '../../../../test/factories/time.ts'
import { violations } from '../../../../test/invariants/violations.ts'
import { newKey, send } from '../../../../test/test-server.ts'
import { useTestServer } from '../../../../test/use-server.ts'

const server = useTestServer({ clock: () => '2030-01-15T15:00:00.000Z' })
const email = 'roy@example.test'
const lea = {
  firstName: 'Léa',
  lastName: 'Roy',
  birthDate: '2021-04-02',
  height: 118,
  boot: '19.5',
}
const tom = { firstName: 'Tom', age: 41 }

async function aVisit() {
  const staff = await aBusiness(server)
  const { productId } = await aTicketType(server, staff, { scheduling: 'Anytime' })
  const skis = await aRental(server, staff)
  const tickets = [
    { productId, quantity: 2 },
    {
      productId: skis.twoHours,
      quantity: 1,
      activationDateTimeUtc: skis.at('2030-02-02', '09:00'),
      specificationPublicId: skis.sizeIds[0]!,
      accessories: [{ productId: skis.helmet, quantity: 1 }],
    },
  ]
  return { staff, skis, tickets }
}
const sale = (staff: Staff, body: object) =>
  send(server, staff, sell, {
    body: { tickets: [], payment: { method: 'cash' }, email, ...body } as never,
    key: newKey(),
  })
const family = [
  {
    ...lea,
    pieces: [
      { line: 0, ordinal: 1 },
      { line: 1, ordinal: 0, isSizeOpen: true },
    ],
  },
  { ...tom, pieces: [{ line: 0, ordinal: 0 }] },
]
const partyOf = async (staff: Staff, ref: string) =>
  (await send(server, staff, getParty, { params: { ref } })).body.members

test('an order stores which items each person has, for the desk and the next visit', async () => {
  const { staff, skis, tickets } = await aVisit()
  const { status, body: order } = await sale(staff, { tickets, party: family })
  expect(status).toBe(200)
  const [first, second] = await partyOf(staff, order.orderReferenceNumber)
  expect(first).toMatchObject({ ...lea, age: 8 })
  expect(first!.pieces).toMatchObject([
    { isRental: false, isSizeOpen: false, accessories: [] },
    { isRental: true, isSizeOpen: true, accessories: [{ count: 1 }] },
  ])
  expect(second).toMatchObject({ ...tom, lastName: null, birthDate: null, height: null })
  expect(second!.pieces).toHaveLength(1)
  const { body: day } = await send(server, staff, findBookingsOfDay, {
    query: { date: '2030-02-02' },
  })
  expect(day.rentals).toMatchObject([{ isSizeOpen: true, person: lea }])
  const known = async (email: string) =>
    (await send(server, staff, findKnownParty, { body: { email } })).body.party
  expect(await known('ROY@example.test')).toMatchObject({
    orderReferenceNumber: order.orderReferenceNumber,
    members: [lea, tom],
    modelPublicIds: [skis.modelId],
    accessoryProductIds: [skis.helmet],
  })
  expect(await known('nobody@example.test')).toBeNull()
  // An order without a party does not hide the party of an earlier one.
  await sale(staff, { tickets: tickets.slice(0, 1) })
  expect((await known(email))!.members).toHaveLength(2)
  expect(await violations(server.owner)).toEqual([])
})

test('a refunded item with a cancelled ticket no longer belongs to anybody', async () => {
  const { staff, tickets } = await aVisit()
  const { body: order } = await sale(staff, { tickets, party: family })
  const { status } = await send(server, staff, refundOrder, {
    body: {
      orderPublicId: order.publicId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Retour',
      ticketPublicIdsToBeDeleted: order.ticketPublicIds.split(','),
    },
    key: newKey(),
  })
  expect(status).toBe(200)
  const members = await partyOf(staff, order.orderReferenceNumber)
  expect(members.map(({ firstName, pieces }) => [firstName, pieces.length])).toEqual([
    ['Léa', 0],
    ['Tom', 0],
  ])
})

test('an item that the cart lacks is rejected at its field, and nothing is sold', async () => {
  const { staff, tickets } = await aVisit()
  const { status, body } = await sale(staff, {
    tickets,
    party: [{ pieces: [{ line: 1, ordinal: 1 }] }],
  })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    type: 'InvalidRequest',
    fields: [{ field: 'party.0.pieces.0', rule: 'invalid' }],
  })
  const { rows } = await server.owner.query('select 1 from orders where tenant_id = $1', [
    staff.tenantId,
  ])
  expect(rows).toEqual([])
})
