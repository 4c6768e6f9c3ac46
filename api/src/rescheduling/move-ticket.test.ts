import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { refundOrder } from '@guichet/contract/refunds/refund-order.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { moveTicket } from '@guichet/contract/tickets/move-ticket.ts'
import { expect, test } from 'vitest'
import { aSlot } from '../../test/factories/catalogue.ts'
import { anOrder } from '../../test/factories/orders.ts'
import { anEquipment, aRentedPiece } from '../../test/factories/rented.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { instantOf } from '../platform/zoned-time.ts'

const server = useTestServer()
const staff = useBusiness(server)

const activityOf = async (productId: string) =>
  (
    await server.owner.query(
      'select c.activity_id from product p join activity_category c on (c.tenant_id, c.id) = (p.tenant_id, p.activity_category_id) where p.id = $1',
      [productId],
    )
  ).rows[0].activity_id as string
const takenOf = async (id: string) =>
  (await server.owner.query('select taken from resource where id = $1', [id])).rows[0]
    .taken as number
const aMovable = async (capacity = 10) => {
  const made = await anOrder(server, staff, { quantity: 2 })
  const other = await aSlot(server, staff, {
    activityId: await activityOf(made.line.productId),
    begin: '13:00',
    end: '16:00',
    quantity: capacity,
  })
  return { ...made, other, ticketId: made.order.ticketPublicIds.split(',')[0]! }
}
const move = (
  ticketId: string,
  to: { slotPublicId?: string; beginDateTimeUtc?: string },
  version = 1,
  key = newKey(),
) => send(server, staff, moveTicket, { params: { id: ticketId }, body: { version, to } }, { key })

test('a ticket goes to another slot of its activity: place taken there, freed here, window and code new, one line in the history', async () => {
  const { ticketId, other, slotId, order } = await aMovable()
  const before = (await send(server, staff, getTicket, { params: { id: ticketId } })).body
  const answer = await move(ticketId, { slotPublicId: other.slotId })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      version: 2,
      status: 'ScheduledActivation',
      date: '2030-02-02',
      timeslotBegin: '13:00',
      timeslotEnd: '16:00',
    },
  })
  const after = (await send(server, staff, getTicket, { params: { id: ticketId } })).body
  expect(after).toMatchObject({ version: 2, timeslotBegin: '13:00' })
  expect(server.app.codes.read(before.barcode)!.generation + 1).toBe(
    server.app.codes.read(after.barcode)!.generation,
  )
  expect([await takenOf(slotId), await takenOf(other.slotId)]).toEqual([1, 1])
  const { items } = (
    await send(server, staff, getOrderHistory, { params: { ref: order.publicId } })
  ).body
  expect(items[0]).toMatchObject({
    code: 'ticket.moved',
    facts: { fromSlot: slotId, toSlot: other.slotId },
  })
})

test('there and back again: the counts are as they were', async () => {
  const { ticketId, other, slotId } = await aMovable()
  await move(ticketId, { slotPublicId: other.slotId })
  expect((await move(ticketId, { slotPublicId: slotId }, 2)).status).toBe(200)
  expect([await takenOf(slotId), await takenOf(other.slotId)]).toEqual([2, 0])
})

test('a double click is one move', async () => {
  const { ticketId, other } = await aMovable()
  const key = newKey()
  const [a, b] = await Promise.all(
    [1, 2].map(() => move(ticketId, { slotPublicId: other.slotId }, 1, key)),
  )
  expect([a!.status, b!.status, a!.body]).toEqual([200, 200, b!.body])
  expect(await takenOf(other.slotId)).toBe(1)
})

test('the key of one ticket moves no other one, and says so', async () => {
  const { other, order } = await aMovable()
  const [first, second] = order.ticketPublicIds.split(',') as [string, string]
  const key = newKey()
  expect((await move(first, { slotPublicId: other.slotId }, 1, key)).status).toBe(200)
  expect((await move(second, { slotPublicId: other.slotId }, 1, key)).body.type).toBe('KeyReused')
  expect((await move(first, { slotPublicId: other.slotId }, 1, key)).status).toBe(200)
  expect(await takenOf(other.slotId)).toBe(1)
})

test('a full slot, a slot of another activity, one that is over, the same one, a stale version: each says why, and nothing moves', async () => {
  const { ticketId, slotId } = await aMovable()
  const activityId = (
    await server.owner.query('select activity_id from slot where id = $1', [slotId])
  ).rows[0].activity_id as string
  const [full, over, strange] = [
    await aSlot(server, staff, { activityId, begin: '17:00', end: '18:00', quantity: 0 }),
    await aSlot(server, staff, { activityId, date: '2020-02-01' }),
    (await aMovable()).other,
  ]
  expect((await move(ticketId, { slotPublicId: full.slotId })).body).toMatchObject({
    type: 'NotEnoughInventory',
    remaining: 0,
  })
  expect((await move(ticketId, { slotPublicId: strange.slotId })).body).toMatchObject({
    type: 'NotOnSale',
    reason: 'noSuchSlot',
  })
  expect((await move(ticketId, { slotPublicId: over.slotId })).body).toMatchObject({
    type: 'NotOnSale',
    reason: 'over',
  })
  expect((await move(ticketId, { slotPublicId: slotId })).body).toMatchObject({
    type: 'NotMovable',
    reason: 'sameTime',
  })
  expect((await move(ticketId, { slotPublicId: strange.slotId }, 7)).body.type).toBe('StaleVersion')
  expect((await move(ticketId, {})).body.fields?.map(({ field }) => field)).toEqual([
    'to.slotPublicId',
  ])
  expect(await takenOf(slotId)).toBe(2)
})

test('a void ticket stays void', async () => {
  const { ticketId, other, order } = await aMovable()
  await send(
    server,
    staff,
    refundOrder,
    {
      body: {
        orderPublicId: order.publicId,
        productsToRefund: [],
        isRefundingAll: true,
        refundReason: 'Météo',
        ticketPublicIdsToBeDeleted: order.ticketPublicIds.split(','),
      },
    },
    { key: newKey() },
  )
  expect((await move(ticketId, { slotPublicId: other.slotId }, 2)).body).toMatchObject({
    type: 'NotMovable',
    reason: 'void',
  })
})

test('equipment moves with its size, its duration and its accessories, and never stands in its own way', async () => {
  const equipment = await anEquipment(server, staff, {
    quantity: 1,
    helmets: 1,
    turnaround: '01:00:00',
  })
  const { ticketId, unitId, accessoryUnitId } = await aRentedPiece(server, staff, equipment, {
    withAccessory: true,
  })
  const later = instantOf('2030-02-02', '10:00', 'America/Toronto')
  expect((await move(ticketId, { beginDateTimeUtc: later })).body).toMatchObject({
    timeslotBegin: '10:00',
    timeslotEnd: '12:00',
  })
  const { rows } = await server.owner.query(
    'select unit_id, begins_at::timestamptz(0)::text as from, ends_at::timestamptz(0)::text as until from claim where unit_id = any($1) and released_at is null order by array_position($1, unit_id)',
    [[unitId, accessoryUnitId]],
  )
  expect(rows).toEqual([
    { unit_id: unitId, from: '2030-02-02 15:00:00+00', until: '2030-02-02 18:00:00+00' },
    { unit_id: accessoryUnitId, from: '2030-02-02 15:00:00+00', until: '2030-02-02 18:00:00+00' },
  ])
  expect(
    (
      await server.owner.query(
        'select version, begins_at::timestamptz(0)::text as from from rental where unit_id = $1',
        [unitId],
      )
    ).rows,
  ).toEqual([{ version: 2, from: '2030-02-02 15:00:00+00' }])
})

test('equipment that somebody else has at that time is refused with the instant; what is handed out stays', async () => {
  const equipment = await anEquipment(server, staff, { quantity: 1 })
  const first = await aRentedPiece(server, staff, equipment)
  await aRentedPiece(server, staff, equipment, { begin: '13:00' })
  const taken = instantOf('2030-02-02', '14:00', 'America/Toronto')
  expect((await move(first.ticketId, { beginDateTimeUtc: taken })).body).toMatchObject({
    type: 'NotEnoughInventory',
    resource: equipment.resourceId,
    remaining: 0,
    at: taken,
  })
  await server.owner.query('update rental set picked_up_at = now() where unit_id = $1', [
    first.unitId,
  ])
  expect(
    (
      await move(first.ticketId, {
        beginDateTimeUtc: instantOf('2030-02-02', '18:00', 'America/Toronto'),
      })
    ).body,
  ).toMatchObject({ type: 'NotMovable', reason: 'pickedUp' })
})

test('a ticket of another business is as a missing one', async () => {
  const { ticketId, other } = await aMovable()
  const stranger = await aBusiness(server)
  expect(
    (
      await send(server, stranger, moveTicket, {
        params: { id: ticketId },
        body: { version: 1, to: { slotPublicId: other.slotId } },
      })
    ).status,
  ).toBe(404)
})

test('after all of this every invariant of places holds', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))
