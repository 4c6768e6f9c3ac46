import { pickUpRental } from '@guichet/contract/bookings/set-booking-status.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { findRentalTimes } from '@guichet/contract/today/find-rental-times.ts'
import { moveClients } from '@guichet/contract/today/move-clients.ts'
import { expect, test } from 'vitest'
import { bookingsOf } from '../../test/factories/sales/booked.ts'
import { anEquipment, aRentedPiece } from '../../test/factories/sales/rented.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

let clock = ''
const server = useTestServer({ clock: () => clock })
const { dayOf } = bookingsOf(server)
const date = '2030-02-02'

/** Two pairs of skis with helmets, one of them rented from nine to eleven on the next day. */
async function aRental(more: Parameters<typeof anEquipment>[2] = {}) {
  clock = '2030-02-01T15:00:00.000Z'
  const staff = await aBusiness(server)
  const skis = await anEquipment(server, staff, { quantity: 1, helmets: 1, ...more })
  return { staff, skis, ...(await aRentedPiece(server, staff, skis, { withAccessory: true })) }
}
const timesOf = async (staff: Staff, unitId: string) =>
  (await send(server, staff, findRentalTimes, { params: { unitId } })).body
type BeginToTake = {
  beginDateTimeUtc: string
  isUndone?: boolean
  sendsTickets?: boolean
  key?: string
}
const move = (
  staff: Staff,
  publicId: string,
  version: number,
  { key = newKey(), ...asked }: BeginToTake,
) => {
  clock = '2030-02-01T15:05:00.000Z'
  return send(server, staff, moveClients, {
    body: { tickets: [{ publicId, version }], ...asked },
    key,
  })
}
const codeOf = async (staff: Staff, id: string) =>
  (await send(server, staff, getTicket, { params: { id } })).body.barcode

test('a rental is offered the other begin times of its day at which an item and its accessories are free', async () => {
  const { staff, skis, unitId, ticketId } = await aRental()
  // Its own time does not block it, though ten o'clock is in the middle of it.
  expect(await timesOf(staff, unitId)).toEqual({
    ticketPublicId: ticketId,
    ticketVersion: 1,
    whyNotMoved: null,
    times: [
      { beginDateTimeUtc: skis.at(date, '10:00'), beginTime: '10:00', endTime: '12:00' },
      { beginDateTimeUtc: skis.at(date, '13:00'), beginTime: '13:00', endTime: '15:00' },
    ],
  })
  await aRentedPiece(server, staff, skis, { begin: '13:00' })
  expect((await timesOf(staff, unitId)).times.map(({ beginTime }) => beginTime)).toEqual(['10:00'])
})

test("a rental moves to another begin time with its helmet, and back with the client's code", async () => {
  const { staff, skis, unitId, ticketId } = await aRental()
  const code = await codeOf(staff, ticketId)
  const [ten, nine] = [skis.at(date, '10:00'), skis.at(date, '09:00')]
  expect(await move(staff, ticketId, 1, { beginDateTimeUtc: ten })).toMatchObject({
    status: 200,
    body: { tickets: [{ version: 2, timeslotBegin: '10:00', timeslotEnd: '12:00' }] },
  })
  expect((await dayOf(staff, date)).rentals).toMatchObject([
    { unitPublicId: unitId, beginDateTimeUtc: ten, accessories: [{ count: 1 }] },
  ])
  expect(await codeOf(staff, ticketId)).not.toBe(code)
  expect(
    (await move(staff, ticketId, 2, { beginDateTimeUtc: skis.at(date, '13:00'), isUndone: true }))
      .body,
  ).toMatchObject({ type: 'NotMovable', reason: 'changed' })
  expect((await move(staff, ticketId, 2, { beginDateTimeUtc: nine, isUndone: true })).status).toBe(
    200,
  )
  expect(await codeOf(staff, ticketId)).toBe(code)
  expect((await dayOf(staff, date)).rentals).toMatchObject([{ beginDateTimeUtc: nine }])
})

test('an emailed move cannot be undone', async () => {
  const { staff, skis, ticketId } = await aRental()
  const [ten, nine] = [skis.at(date, '10:00'), skis.at(date, '09:00')]
  await move(staff, ticketId, 1, { beginDateTimeUtc: ten, sendsTickets: true })
  expect(
    (await move(staff, ticketId, 2, { beginDateTimeUtc: nine, isUndone: true })).body,
  ).toMatchObject({ type: 'NotMovable', reason: 'sent' })
})

test('equipment that is out and a begin time without stock are rejected, and a double click is one move', async () => {
  const { staff, skis, unitId, ticketId } = await aRental()
  await aRentedPiece(server, staff, skis, { begin: '13:00' })
  const afternoon = skis.at(date, '13:00')
  expect((await move(staff, ticketId, 1, { beginDateTimeUtc: afternoon })).body).toMatchObject({
    type: 'NotEnoughInventory',
  })
  const ten = { beginDateTimeUtc: skis.at(date, '10:00') }
  const pressed = { ...ten, key: newKey() }
  const answers = await Promise.all([
    move(staff, ticketId, 1, pressed),
    move(staff, ticketId, 1, pressed),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await move(staff, ticketId, 1, ten)).body).toMatchObject({ type: 'StaleVersion' })
  await send(server, staff, pickUpRental, { params: { unitId }, body: { version: 2 } })
  expect(await timesOf(staff, unitId)).toMatchObject({ whyNotMoved: 'pickedUp', times: [] })
  expect(
    (await move(staff, ticketId, 2, { beginDateTimeUtc: skis.at(date, '09:00') })).body,
  ).toMatchObject({ type: 'NotMovable', reason: 'pickedUp' })
})

test('a move names either a slot or a begin time', async () => {
  const { staff, skis, ticketId } = await aRental()
  const both = { beginDateTimeUtc: skis.at(date, '10:00'), slotPublicId: ticketId }
  for (const asked of [both, {}])
    expect((await move(staff, ticketId, 1, asked as BeginToTake)).body).toMatchObject({
      type: 'InvalidRequest',
      fields: [{ field: 'slotPublicId' }],
    })
})

test('every invariant holds at the end', async () =>
  expect(await violations(server.owner)).toEqual([]))
