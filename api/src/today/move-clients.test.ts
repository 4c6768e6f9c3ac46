import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { moveTicket } from '@guichet/contract/rescheduling/move-ticket.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { reissueTicket } from '@guichet/contract/tickets/reissue-ticket.ts'
import { findSlotClients } from '@guichet/contract/today/find-slot-clients.ts'
import { moveClients } from '@guichet/contract/today/move-clients.ts'
import { expect, test } from 'vitest'
import { aGate, codeOf } from '../../test/factories/sales/gate.ts'
import { anActivityDay, anOrderOn } from '../../test/factories/sales/lost-days.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

// Ten o'clock in Montréal, on the day of the slots.
const atTen = '2030-02-02T15:00:00.000Z'
let clock = atTen
const server = useTestServer({ clock: () => clock })
/** Orders are minutes old when a ticket is moved. */
const later = () => {
  clock = '2030-02-02T15:05:00.000Z'
}

const aDay = async () => {
  clock = atTen
  const staff = await aBusiness(server)
  const day = await anActivityDay(server, staff, { capacity: 10, otherCapacity: 3 })
  return { staff, day }
}
const clientsOf = async (staff: Staff, id: string) =>
  (await send(server, staff, findSlotClients, { params: { id } })).body
type MoveBody = { tickets: { publicId: string; version: number }[]; slotPublicId: string }
const move = (
  staff: Staff,
  body: MoveBody & { sendsTickets?: boolean; isUndone?: boolean },
  key = newKey(),
) => {
  later()
  return send(server, staff, moveClients, { body, key })
}
const takenOf = async (id: string) =>
  (await server.owner.query('select taken from resource where id = $1', [id])).rows[0]
    .taken as number
const generationOf = async (staff: Staff, id: string) =>
  server.app.codes.read((await send(server, staff, getTicket, { params: { id } })).body.barcode)!
    .generation
const at = (version: number, ids: readonly string[]) =>
  ids.map((publicId) => ({ publicId, version }))

test('the sold places of a slot are listed as orders with their tickets, and whether these may move', async () => {
  const { staff, day } = await aDay()
  const family = await anOrderOn(server, staff, day, { quantity: 2 })
  await anOrderOn(server, staff, day, { quantity: 1 })
  const gate = await aGate(server, staff)
  await gate.scan(await codeOf(server, staff, family.ticketIds[0]!), { scannedDateTimeUtc: clock })
  const seen = await clientsOf(staff, day.slot.slotId)
  expect(seen).toMatchObject({
    activityPublicId: day.activityId,
    date: '2030-02-02',
    beginTime: '09:00',
    endTime: '12:00',
    isCapped: false,
  })
  expect(seen.clients.map(({ tickets }) => tickets.length).sort()).toEqual([1, 2])
  expect(
    seen.clients
      .find(({ orderPublicId }) => orderPublicId === family.orderId)!
      .tickets.map(({ isInside, whyNotMoved }) => [isInside, whyNotMoved])
      .sort(),
  ).toEqual([
    [false, null],
    [true, 'inside'],
  ])
  expect((await clientsOf(staff, day.other.slotId)).clients).toEqual([])
})

test('the tickets of a family move together or not at all', async () => {
  const { staff, day } = await aDay()
  const { ticketIds } = await anOrderOn(server, staff, day, { quantity: 4 })
  const refused = await move(staff, {
    tickets: at(1, ticketIds),
    slotPublicId: day.other.slotId,
  })
  expect(refused).toMatchObject({ status: 409, body: { type: 'NotEnoughInventory' } })
  expect([await takenOf(day.slot.slotId), await takenOf(day.other.slotId)]).toEqual([4, 0])
  const three = ticketIds.slice(1)
  expect(
    await move(staff, { tickets: at(1, three), slotPublicId: day.other.slotId }),
  ).toMatchObject({ status: 200, body: { tickets: [{ version: 2 }, { version: 2 }, {}] } })
  expect([await takenOf(day.slot.slotId), await takenOf(day.other.slotId)]).toEqual([1, 3])
})

test('undoing a move restores the places and the code of the client, on every screen', async () => {
  const { staff, day } = await aDay()
  const { ticketIds, orderId } = await anOrderOn(server, staff, day, { quantity: 2 })
  const code = await codeOf(server, staff, ticketIds[0]!)
  const there = { tickets: at(1, ticketIds), slotPublicId: day.other.slotId }
  const back = { tickets: at(2, ticketIds), slotPublicId: day.slot.slotId, isUndone: true }
  await move(staff, there)
  expect(await codeOf(server, staff, ticketIds[0]!)).not.toBe(code)
  expect((await move(staff, back)).status).toBe(200)
  expect(await codeOf(server, staff, ticketIds[0]!)).toBe(code)
  expect([await takenOf(day.slot.slotId), await takenOf(day.other.slotId)]).toEqual([2, 0])
  const { invoice } = (await send(server, staff, getOrder, { params: { ref: orderId } })).body
  expect(invoice.entries[0]!.units!.map(({ time, moved }) => [time, moved])).toMatchObject([
    [{ beginDateTimeUtc: '2030-02-02T14:00:00.000Z' }, null],
    [{ beginDateTimeUtc: '2030-02-02T14:00:00.000Z' }, null],
  ])
})

test('a code that was issued and withdrawn is never issued again', async () => {
  const { staff, day } = await aDay()
  const {
    ticketIds: [id],
  } = await anOrderOn(server, staff, day, { quantity: 1 })
  const given = [await generationOf(staff, id!)]
  const go = async (slotPublicId: string, version: number, isUndone = false) => {
    const tickets = [{ publicId: id!, version }]
    expect((await move(staff, { tickets, slotPublicId, isUndone })).status).toBe(200)
    given.push(await generationOf(staff, id!))
  }
  await go(day.other.slotId, 1)
  await go(day.slot.slotId, 2, true)
  await go(day.other.slotId, 3)
  await go(day.slot.slotId, 4, true)
  await send(server, staff, reissueTicket, { params: { id: id! }, body: { version: 5 } })
  given.push(await generationOf(staff, id!))
  expect(given).toEqual([1, 2, 1, 3, 1, 4])
})

test.each([
  ['it came from elsewhere', 'changed'],
  ['its ticket was moved by another call', 'changed'],
  ['the new ticket was sent', 'sent'],
])('a move is not undone when %s', async (what, reason) => {
  const { staff, day } = await aDay()
  const { ticketIds } = await anOrderOn(server, staff, day, { quantity: 1 })
  let version = 2
  if (what.includes('another call'))
    await send(server, staff, moveTicket, {
      params: { id: ticketIds[0]! },
      body: { version: 1, to: { slotPublicId: day.other.slotId } },
      key: newKey(),
    })
  else if (what.includes('elsewhere')) version = 1
  else
    await move(staff, {
      tickets: at(1, ticketIds),
      slotPublicId: day.other.slotId,
      sendsTickets: true,
    })
  const slotPublicId = version === 1 ? day.other.slotId : day.slot.slotId
  expect(
    (await move(staff, { tickets: at(version, ticketIds), slotPublicId, isUndone: true })).body,
  ).toMatchObject({ type: 'NotMovable', reason })
})

test('a move is not undone while an email of its order is being rendered', async () => {
  const { staff, day } = await aDay()
  const { ticketIds, orderId } = await anOrderOn(server, staff, day, {
    quantity: 1,
    email: 'zoe@example.test',
  })
  await move(staff, { tickets: at(1, ticketIds), slotPublicId: day.other.slotId })
  const lease = (until: string | null) =>
    server.owner.query(
      `update job j set leased_until = $2 from mail m
        where m.order_id = $1 and j.dedupe_key = 'send-mail:' || m.id`,
      [orderId, until],
    )
  expect((await lease('2040-01-01T00:00:00Z')).rowCount).toBe(1)
  const back = { tickets: at(2, ticketIds), slotPublicId: day.slot.slotId, isUndone: true }
  expect((await move(staff, back)).body).toMatchObject({ type: 'NotMovable', reason: 'sent' })
  await lease(null)
  expect((await move(staff, back)).status).toBe(200)
})

test('admitted tickets stay, and a double click is one move', async () => {
  const { staff, day } = await aDay()
  const { ticketIds } = await anOrderOn(server, staff, day, { quantity: 2 })
  const gate = await aGate(server, staff)
  await gate.scan(await codeOf(server, staff, ticketIds[0]!), { scannedDateTimeUtc: clock })
  const asked = { tickets: at(1, ticketIds), slotPublicId: day.other.slotId }
  expect((await move(staff, asked)).body).toMatchObject({ type: 'NotMovable', reason: 'inside' })
  const key = newKey()
  const second = { ...asked, tickets: at(1, ticketIds.slice(1)) }
  const answers = await Promise.all([move(staff, second, key), move(staff, second, key)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await takenOf(day.other.slotId)).toBe(1)
})

test('each order gets one email with the new time', async () => {
  const { staff, day } = await aDay()
  const orders = [
    await anOrderOn(server, staff, day, { quantity: 2 }),
    await anOrderOn(server, staff, day, { quantity: 1 }),
  ]
  await move(staff, {
    tickets: at(
      1,
      orders.flatMap(({ ticketIds }) => ticketIds),
    ),
    slotPublicId: day.other.slotId,
    sendsTickets: true,
  })
  const { rows } = await server.owner.query(
    `select order_id, jsonb_array_length(data -> 'ticketIds') as n from mail
      where tenant_id = $1 and kind = 'new-time' order by n`,
    [staff.tenantId],
  )
  expect(rows).toEqual([
    { order_id: orders[1]!.orderId, n: 1 },
    { order_id: orders[0]!.orderId, n: 2 },
  ])
})

test('every invariant of places holds at the end', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))
