import { pickUpRental, returnRental } from '@guichet/contract/bookings/set-booking-status.ts'
import { moveTicket } from '@guichet/contract/rescheduling/move-ticket.ts'
import { expect, test } from 'vitest'
import { bookingsOf, today } from '../../test/factories/sales/booked.ts'
import { anEquipment, aRentedPiece, aStay } from '../../test/factories/sales/rented.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { addDays } from '../platform/values/zoned-time.ts'

const server = useTestServer()
const { calendar, dayOf } = bookingsOf(server)

test('equipment is to be picked up, out, late and returned; a pick-up can be undone; equipment that is out cannot move', async () => {
  const staff = await aBusiness(server)
  const skis = await anEquipment(server, staff)
  const { unitId, ticketId } = await aRentedPiece(server, staff, skis, { withAccessory: true })
  const step = (
    call: typeof pickUpRental | typeof returnRental,
    version: number,
    isUndone = false,
  ) => send(server, staff, call, { params: { unitId }, body: { version, isUndone } })
  const [piece] = (await dayOf(staff, '2030-02-02')).rentals
  expect(piece).toMatchObject({
    unitPublicId: unitId,
    state: 'toPickUp',
    guestName: 'Léa Roy',
    sizeName: { fr: '150 cm' },
    accessories: [{ count: 1 }],
  })
  expect((await step(returnRental, 1)).body).toMatchObject({
    type: 'InvalidBookingTransition',
    from: 'toPickUp',
  })
  expect((await step(pickUpRental, 1)).body).toMatchObject({ version: 2, state: 'out' })
  expect((await step(pickUpRental, 1)).body.type).toBe('StaleVersion')
  expect(
    (
      await send(server, staff, moveTicket, {
        params: { id: ticketId },
        body: { version: 1, to: { beginDateTimeUtc: skis.at('2030-02-02', '13:00') } },
        key: newKey(),
      })
    ).body,
  ).toMatchObject({ type: 'NotMovable', reason: 'pickedUp' })
  expect((await step(pickUpRental, 2, true)).body.state).toBe('toPickUp')
  await step(pickUpRental, 3)
  await server.owner.query(
    `update rental
      set begins_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
      where unit_id = $1`,
    [unitId],
  )
  expect((await calendar(staff, today, '1')).late).toBe(1)
  // An overdue item is on the list of every later day, until it is returned.
  expect((await dayOf(staff, addDays(today, 3))).rentals).toMatchObject([{ state: 'late' }])
  expect((await step(returnRental, 4)).body.state).toBe('returned')
  expect((await calendar(staff, today, '1')).late).toBe(0)
})

test('every invariant of places holds at the end', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))

test('a day without rentals names the next day with one', async () => {
  const staff = await aBusiness(server)
  expect((await dayOf(staff, '2030-01-01')).next).toEqual({ lodging: null, rentals: null })
  const skis = await anEquipment(server, staff)
  await aRentedPiece(server, staff, skis)
  await aStay(server, staff, { checkIn: '2030-03-01', checkOut: '2030-03-02' })
  expect((await dayOf(staff, '2030-01-01')).next).toEqual({
    lodging: '2030-03-01',
    rentals: '2030-02-02',
  })
  expect((await dayOf(staff, '2030-02-02')).next).toMatchObject({ rentals: null })
})
