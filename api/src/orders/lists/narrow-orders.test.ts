import type { Query } from '@guichet/contract/endpoint.ts'
import { findOrderChoices } from '@guichet/contract/orders/lists/find-order-choices.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { saveTicketForm, getTicketForm } from '@guichet/contract/tickets/save-ticket-form.ts'
import { beforeAll, expect, test } from 'vitest'
import { aBooking } from '../../../test/factories/catalogue/lodging.ts'
import { anAnsweredTicket } from '../../../test/factories/sales/answered-tickets.ts'
import { counterOf, fieldsOf } from '../../../test/factories/sales/counter.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { aBusiness, aStaff, type Staff } from '../../../test/factories/staff.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'
import { newId } from '../../platform/values/ids.ts'

const server = useTestServer()
const staff = useBusiness(server)
let clerk: Staff
let slope: Awaited<ReturnType<typeof aCartLine>>
let yoga: Awaited<ReturnType<typeof aCartLine>>
let answeredTicket: string
let ids: Record<'slope' | 'yoga' | 'free' | 'camp' | 'chalet', string>

const ask = (query: Query<typeof findOrders>, who = staff) =>
  send(server, who, findOrders, { query })
/** Last names of the found orders, in alphabetical order. */
async function found(query: Query<typeof findOrders>): Promise<string[]> {
  const { body, status } = await ask(query)
  expect([status, body.total]).toEqual([200, body.items?.length])
  return body.items
    .map(({ publicId }) => Object.entries(ids).find(([, id]) => id === publicId)![0])
    .sort()
}

beforeAll(async () => {
  clerk = await aStaff(server, staff, { accesses: ['TicketCreation'] })
  slope = await aCartLine(server, staff)
  yoga = await aCartLine(server, staff)
  const free = await aCartLine(server, staff, { cents: 0 })
  const ofClerk = await counterOf(server, clerk).sale([slope.line], {
    payment: { method: 'card', reference: 'T-1' },
    lastName: 'Côté',
  })
  const counter = counterOf(server, staff)
  const ofYoga = await counter.sale([yoga.line, { ...slope.line, quantity: 2 }])
  const ofFree = await counter.sale([free.line], {
    payment: { method: 'free' },
    email: 'libre@example.test',
  })
  const { ticketId } = await anAnsweredTicket(server, staff, { answer: 'Noix du Brésil, Œufs' })
  answeredTicket = ticketId
  const { rows } = await server.owner.query<{ order_id: string }>(
    'select order_id from ticket where tenant_id = $1 and id = $2',
    [staff.tenantId, ticketId],
  )
  const stay = await aBooking(server, staff)
  ids = {
    slope: ofClerk.body.publicId,
    yoga: ofYoga.body.publicId,
    free: ofFree.body.publicId,
    camp: rows[0]!.order_id,
    chalet: stay.order.publicId,
  }
})

test('without filters all orders are found', async () =>
  expect(await found({})).toEqual(['camp', 'chalet', 'free', 'slope', 'yoga']))

test('orders are filtered by status, as repeated parameters or separated by commas', async () => {
  const { rows } = await server.owner.query<{ id: string }>(
    'select id from ticket where order_id = $1',
    [ids.free],
  )
  await counterOf(server, staff).refund(ids.free!, {
    isRefundingAll: true,
    ticketPublicIdsToBeDeleted: rows.map(({ id }) => id),
  })
  expect(await found({ status: 'CANCELED' })).toEqual(['free'])
  expect(await found({ status: ['CANCELED', 'COMPLETED'] })).toEqual(['free'])
  expect(await found({ status: 'CREATED_BY_ADMIN' })).toEqual(['camp', 'chalet', 'slope', 'yoga'])
  expect(await found({ status: 'CREATED_BY_ADMIN,CANCELED' })).toHaveLength(5)
})

test('orders are filtered by an activity, a product or a slot of their content', async () => {
  expect(await found({ categories: [slope.activityId] })).toEqual(['slope', 'yoga'])
  expect(await found({ productIds: [yoga.line.productId] })).toEqual(['yoga'])
  expect(await found({ categories: slope.activityId, productIds: yoga.line.productId })).toEqual([
    'slope',
    'yoga',
  ])
  expect(await found({ timeslotId: yoga.slotId })).toEqual(['yoga'])
})

test('orders are filtered by seller, payment method and place of sale', async () => {
  expect(await found({ sellers: clerk.accountId })).toEqual(['slope'])
  expect(await found({ sellers: [clerk.accountId, staff.accountId] })).toHaveLength(5)
  expect(await found({ paymentMethods: 'card' })).toEqual(['slope'])
  expect(await found({ paymentMethods: 'free' })).toEqual(['free'])
  expect(await found({ channel: 'counter' })).toHaveLength(5)
  for (const channel of ['online', 'link', 'key', 'office'] as const)
    expect(await found({ channel }), channel).toEqual([])
  await server.owner.query(
    `update orders set channel = 'link' where reference = (
      select reference from orders where tenant_id = $1 order by reference limit 1
    )`,
    [staff.tenantId],
  )
  expect(await found({ channel: 'link' })).toHaveLength(1)
  expect(await found({ channel: 'counter' })).toHaveLength(5)
})

test('orders are filtered by the days of purchase and of use, including the nights of a booking', async () => {
  expect(await found({ orderedStart: '2020-01-01' })).toHaveLength(5)
  expect(await found({ orderedEnd: '2020-01-01' })).toEqual([])
  const day = slope.line.activationDateTimeUtc.slice(0, 10)
  const ofDay = await found({ usedStart: day, usedEnd: day })
  expect(ofDay).toEqual(expect.arrayContaining(['slope', 'yoga']))
  expect(ofDay).not.toContain('camp')
  // A booking from the first to the third of February.
  expect(await found({ usedStart: '2030-02-03', usedEnd: '2030-02-03' })).toContain('chalet')
  expect(await found({ usedStart: '2030-02-04', usedEnd: '2030-02-06' })).not.toContain('chalet')
})

test('orders are filtered by the time of the last change', async () => {
  const before = new Date().toISOString()
  expect(await found({ changedSince: before })).toEqual([])
  await counterOf(server, staff).refund(ids.yoga, { isRefundingAll: true })
  expect(await found({ changedSince: before })).toEqual(['yoga'])
})

test('orders are filtered by answers to forms, with corrections applied', async () => {
  expect(await found({ answer: 'bresil' })).toEqual(['camp'])
  expect(await found({ answer: 'OEUFS' })).toEqual(['camp'])
  expect(await found({ answer: '%' })).toEqual([])
  const { body: form } = await send(server, staff, getTicketForm, {
    params: { id: answeredTicket },
  })
  form.forms[0]!.answers[0]!.answer = 'Rien'
  await send(server, staff, saveTicketForm, { params: { id: answeredTicket }, body: form })
  expect(await found({ answer: 'bresil' })).toEqual([])
  expect(await found({ answer: 'rien' })).toEqual(['camp'])
})

test('the search term and all filters combine, in any sort order', async () => {
  expect(await found({ query: 'cote', status: 'CREATED_BY_ADMIN' })).toEqual(['slope'])
  expect(await found({ query: 'cote', status: 'CANCELED' })).toEqual([])
  expect(await found({ sort: 'total', sellers: staff.accountId, paymentMethods: 'cash' })).toEqual([
    'camp',
    'chalet',
    'yoga',
  ])
})

test('reversed periods and ids of another business are rejected', async () => {
  const answer = await ask({ usedStart: '2030-01-02', usedEnd: '2030-01-01' })
  expect(fieldsOf(answer as never)).toEqual(['usedEnd order'])
  const other = await aBusiness(server)
  const query = { timeslotId: slope.slotId }
  expect((await ask(query, other)).status).toBe(404)
  expect((await ask({ sellers: staff.accountId }, other)).status).toBe(404)
  expect((await ask({ sellers: newId() })).status).toBe(404)
})

test('the filters offer the products and the sellers that have sales', async () => {
  const { body } = await send(server, staff, findOrderChoices, { query: {} })
  const products = body.categories.flatMap((category) => category.products)
  expect(products.map(({ productId }) => productId)).toContain(slope.line.productId)
  expect(body.categories.find(({ publicId }) => publicId === slope.activityId)).toBeTruthy()
  expect(products.map(({ category }) => category)).toContain('lodging')
  expect(body.sellers.map(({ publicId }) => publicId).sort()).toEqual(
    [staff.accountId, clerk.accountId].sort(),
  )
  expect(body.slots).toEqual([])
  const slot = {
    publicId: yoga.slotId,
    title: { fr: expect.any(String), en: expect.any(String) },
    date: '2030-02-02',
    timeslotBegin: yoga.line.timeslotBegin,
    timeslotEnd: yoga.line.timeslotEnd,
  }
  const ofDay = await send(server, staff, findOrderChoices, { query: { date: '2030-02-02' } })
  expect(ofDay.body.slots).toContainEqual(slot)
  const named = await send(server, staff, findOrderChoices, { query: { timeslotId: yoga.slotId } })
  expect(named.body.slots).toEqual([slot])
  const other = await aBusiness(server)
  expect((await send(server, other, findOrderChoices, { query: {} })).body).toEqual({
    categories: [],
    sellers: [],
    slots: [],
  })
  expect(
    (await send(server, other, findOrderChoices, { query: { timeslotId: yoga.slotId } })).status,
  ).toBe(404)
})
