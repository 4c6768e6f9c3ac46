import { getFutureTickets } from '@guichet/contract/rescheduling/get-future-tickets.ts'
import { expect, test } from 'vitest'
import { anActivityDay, anOrderOn, loseDay, lostDay } from '../../test/factories/sales/lost-days.ts'
import { anEquipment, aRentedPiece, aStay } from '../../test/factories/sales/rented.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const countOf = async (id: string, who = staff) =>
  (await send(server, who, getFutureTickets, { params: { id } })).body

test('the future tickets of an activity are counted, without those that have no date', async () => {
  const day = await anActivityDay(server, staff)
  expect(await countOf(day.activityId)).toEqual({ tickets: 0, stays: 0 })
  await anOrderOn(server, staff, day, { quantity: 3 })
  expect(await countOf(day.activityId)).toEqual({ tickets: 3, stays: 0 })
  expect(await countOf(day.activityId, await aBusiness(server))).toMatchObject({
    type: 'NotFound',
  })
  await loseDay(server, staff, lostDay([day.activityId]))
  expect(await countOf(day.activityId)).toEqual({ tickets: 0, stays: 0 })
})

test('rentals count for their type, their category and their accessories', async () => {
  const skis = await anEquipment(server, staff)
  await aRentedPiece(server, staff, skis, { withAccessory: true })
  await aRentedPiece(server, staff, skis, { begin: '13:00' })
  const {
    rows: [type],
  } = await server.owner.query<{ category_id: string }>(
    'select category_id from rental_type where id = $1',
    [skis.modelId],
  )
  expect(await countOf(skis.modelId)).toMatchObject({ tickets: 2 })
  expect(await countOf(type!.category_id)).toMatchObject({ tickets: 2 })
  expect(await countOf(skis.accessoryId)).toMatchObject({ tickets: 1 })
})

test('bookings count for their type', async () => {
  const { bookingId } = await aStay(server, staff, {
    checkIn: '2030-03-01',
    checkOut: '2030-03-02',
  })
  const {
    rows: [booking],
  } = await server.owner.query<{ lodging_type_id: string }>(
    'select lodging_type_id from booking where id = $1',
    [bookingId],
  )
  expect(await countOf(booking!.lodging_type_id)).toEqual({ tickets: 0, stays: 1 })
})
