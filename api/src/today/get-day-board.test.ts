import type { AccessType } from '@guichet/contract/access.ts'
import { holdCart, releaseHold } from '@guichet/contract/orders/sale/hold-cart.ts'
import { getDayBoard } from '@guichet/contract/today/get-day-board.ts'
import { expect, test } from 'vitest'
import { aSlot, aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import { anytimeTickets } from '../../test/factories/sales/anytime-tickets.ts'
import { aGate, codeOf } from '../../test/factories/sales/gate.ts'
import {
  anActivityDay,
  anOrderOn,
  loseDay,
  lostDay,
  workOff,
} from '../../test/factories/sales/lost-days.ts'
import { anEquipment, aRentedPiece, aStay } from '../../test/factories/sales/rented.ts'
import { aBusiness, aStaff, renewToken, type Staff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const date = '2030-02-02'
// Ten o'clock in Montréal.
const atTen = '2030-02-02T15:00:00.000Z'
let clock = atTen
const server = useTestServer({ clock: () => clock })
const boardOf = async (who: Staff, query: { date?: string } = {}) => {
  await renewToken(server, who)
  return (await send(server, who, getDayBoard, { query })).body
}
const aDay = async () => {
  clock = atTen
  return aBusiness(server)
}

test('a slot has its sold, held, free and admitted places', async () => {
  const staff = await aDay()
  const day = await anActivityDay(server, staff, { capacity: 10 })
  const { ticketIds } = await anOrderOn(server, staff, day, { quantity: 3 })
  const { activationDateTimeUtc, timeslotBegin, timeslotEnd } = day.slot
  const line = { productId: day.productId, activationDateTimeUtc, timeslotBegin, timeslotEnd }
  const held = await send(server, staff, holdCart, {
    body: { tickets: [{ ...line, quantity: 2 }], minutes: 10 },
    key: newKey(),
  })
  const gate = await aGate(server, staff)
  await gate.scan(await codeOf(server, staff, ticketIds[0]!), { scannedDateTimeUtc: clock })
  const [slot] = (await boardOf(staff)).activities[0]!.slots
  expect(slot).toEqual({
    publicId: day.slot.slotId,
    beginTime: '09:00',
    endTime: '12:00',
    beginDateTimeUtc: '2030-02-02T14:00:00.000Z',
    endDateTimeUtc: '2030-02-02T17:00:00.000Z',
    capacity: 10,
    sold: 3,
    held: 2,
    free: 5,
    inside: 1,
    isNearlyFull: false,
    isClosed: false,
    isAvailable: true,
    isOnSale: true,
  })
  await send(server, staff, releaseHold, { params: { holdPublicId: held.body.publicId } })
  expect((await boardOf(staff)).activities[0]!.slots[0]).toMatchObject({
    sold: 3,
    held: 0,
    free: 7,
  })
  expect((await boardOf(staff, { date: '2030-02-09' })).activities[0]!.slots).toMatchObject([
    { sold: 0, free: 100, inside: 0 },
  ])
})

test('a closed slot stays while it has sold places, and a cancelled date waits for answers', async () => {
  const staff = await aDay()
  const day = await anActivityDay(server, staff)
  await aSlot(server, staff, {
    activityId: day.activityId,
    begin: '13:00',
    end: '14:00',
    quantity: 0,
  })
  await anOrderOn(server, staff, day)
  await server.owner.query('update resource set quantity = 0, overbooked = 2 where id = $1', [
    day.slot.slotId,
  ])
  expect((await boardOf(staff)).activities[0]!.slots).toMatchObject([
    { beginTime: '09:00', capacity: 2, sold: 2, free: 0, isClosed: true, isAvailable: false },
  ])
  await loseDay(server, staff, lostDay([day.activityId]))
  // The job becomes due by the clock of the test.
  await server.owner.query('update job set run_at = now() where tenant_id = $1', [staff.tenantId])
  await workOff(server)
  const after = await boardOf(staff)
  expect(after.counts.unanswered).toBe(1)
  expect(after.activities).toEqual([])
})

test('sales without a slot are next to those with slots, with the admitted ones', async () => {
  const staff = await aDay()
  const { ticketIds } = await anytimeTickets(server, staff, { quantity: 2 })
  await aTicketType(server, staff, { scheduling: 'Anytime', active: false })
  const gate = await aGate(server, staff)
  await gate.scan(await codeOf(server, staff, ticketIds[0]!), { scannedDateTimeUtc: clock })
  expect((await boardOf(staff)).activities).toMatchObject([
    { isAnytime: true, insideAnytime: 1, slots: [] },
  ])
})

test('equipment is counted as booked, to pick up, out, and late on any displayed day', async () => {
  const staff = await aDay()
  const skis = await anEquipment(server, staff, { quantity: 5 })
  const early = await aRentedPiece(server, staff, skis, { begin: '10:00' })
  await aRentedPiece(server, staff, skis, { begin: '13:00' })
  expect(await boardOf(staff)).toMatchObject({
    counts: { handOuts: 2, late: 0 },
    rentals: [{ units: 5, booked: 2, out: 0, late: 0 }],
  })
  await server.owner.query('update rental set picked_up_at = $2 where unit_id = $1', [
    early.unitId,
    clock,
  ])
  expect(await boardOf(staff)).toMatchObject({
    counts: { handOuts: 1, late: 0 },
    rentals: [{ booked: 2, out: 1, late: 0 }],
  })
  clock = '2030-02-02T22:00:00.000Z'
  // The other one was never picked up and is over.
  expect(await boardOf(staff)).toMatchObject({
    counts: { handOuts: 0, late: 1 },
    rentals: [{ booked: 2, out: 1, late: 1 }],
  })
  clock = '2030-02-03T15:00:00.000Z'
  expect(await boardOf(staff)).toMatchObject({
    date: '2030-02-03',
    counts: { late: 1 },
    rentals: [{ booked: 0, out: 1, late: 1 }],
  })
})

test('lodging has the units of the night, the arrivals and the departures', async () => {
  const staff = await aDay()
  await aStay(server, staff, { checkIn: date, checkOut: '2030-02-04', units: 3 })
  expect(await boardOf(staff)).toMatchObject({
    counts: { arrivals: 1 },
    lodging: [{ capacity: 3, sold: 1, held: 0, free: 2, arrivals: 1, departures: 0 }],
  })
  expect((await boardOf(staff, { date: '2030-02-04' })).lodging).toMatchObject([
    { sold: 0, free: 3, arrivals: 0, departures: 1 },
  ])
})

test('the board shows the local day, until midnight, also on the day that skips an hour', async () => {
  const staff = await aDay()
  const { activityId } = await aTicketType(server, staff)
  await aSlot(server, staff, { activityId, date, begin: '22:00', end: '23:59' })
  await aSlot(server, staff, { activityId, date: '2030-03-10', begin: '01:00', end: '04:00' })
  clock = '2030-02-03T04:59:59.000Z'
  expect(await boardOf(staff)).toMatchObject({ date, activities: [{ slots: [{}] }] })
  clock = '2030-02-03T05:00:00.000Z'
  expect(await boardOf(staff)).toMatchObject({ date: '2030-02-03', activities: [] })
  const [activity] = (await boardOf(staff, { date: '2030-03-10' })).activities
  expect(activity!.slots).toMatchObject([
    {
      beginTime: '01:00',
      endTime: '04:00',
      beginDateTimeUtc: '2030-03-10T06:00:00.000Z',
      // Two hours later, not three.
      endDateTimeUtc: '2030-03-10T08:00:00.000Z',
    },
  ])
})

test('slots of an activity without active day tickets are not on sale', async () => {
  const staff = await aDay()
  const day = await anActivityDay(server, staff)
  const slotsOn = async () => (await boardOf(staff, { date })).activities[0]!.slots
  expect(await slotsOn()).toMatchObject([{ isAvailable: true, isOnSale: true }])
  const sellBy = (scheduling: string) =>
    server.owner.query(
      `update activity_category set scheduling = $1
        where id = (select activity_category_id from product where id = $2)`,
      [scheduling, day.productId],
    )
  await sellBy('WithCalendarOrAnytime')
  expect(await slotsOn()).toMatchObject([{ isOnSale: true }])
  await sellBy('Anytime')
  expect(await slotsOn()).toMatchObject([{ isOnSale: false }])
  await sellBy('WithCalendar')
  await server.owner.query('update product set active = false where id = $1', [day.productId])
  expect(await slotsOn()).toMatchObject([{ isAvailable: true, isOnSale: false, free: 100 }])
})

test('another business sees none of it, and access to tickets is not enough', async () => {
  const staff = await aDay()
  await anActivityDay(server, staff)
  await anytimeTickets(server, staff)
  expect(await boardOf(await aBusiness(server), { date })).toEqual({
    date,
    counts: { arrivals: 0, handOuts: 0, late: 0, unanswered: 0 },
    activities: [],
    rentals: [],
    lodging: [],
  })
  const statusFor = async (accesses: AccessType[]) => {
    const clerk = await aStaff(server, staff, { accesses })
    return (await send(server, clerk, getDayBoard, { query: {} })).status
  }
  expect(await statusFor(['Tickets'])).toBe(403)
  expect(await statusFor(['Calendar'])).toBe(200)
})
