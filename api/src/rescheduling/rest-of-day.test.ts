import { moveStay } from '@guichet/contract/bookings/move-stay.ts'
import type { Body } from '@guichet/contract/endpoint.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findLostItems } from '@guichet/contract/rescheduling/find-lost-items.ts'
import {
  previewRescheduling,
  rescheduleTickets,
} from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { expect, test } from 'vitest'
import { aHouse } from '../../test/factories/catalogue/rooms.ts'
import { anActivityDay, anOrderOn, loseDay, lostDay } from '../../test/factories/sales/lost-days.ts'
import { anEquipment } from '../../test/factories/sales/rented.ts'
import { rescheduledBy } from '../../test/factories/sales/rescheduled.ts'
import { aStaff } from '../../test/factories/staff.ts'
import { aChalet } from '../../test/factories/time.ts'
import { emailsOfOrder } from '../../test/mailbox.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { stateOf } = rescheduledBy(server)

/** An order of a slope ticket, skis and two nights around the same day. */
async function aWeekend() {
  const day = await anActivityDay(server, staff)
  const skis = await anEquipment(server, staff)
  const chalet = await aChalet(server, staff, { units: 1 })
  const { activationDateTimeUtc, timeslotBegin, timeslotEnd } = day.slot
  const body: Body<typeof sell> = {
    tickets: [
      {
        productId: day.productId,
        quantity: 1,
        activationDateTimeUtc,
        timeslotBegin,
        timeslotEnd,
      },
      {
        productId: skis.twoHours,
        quantity: 1,
        activationDateTimeUtc: skis.at('2030-02-02', '13:00'),
        specificationPublicId: skis.sizeIds[0]!,
      },
      {
        productId: chalet.productId,
        quantity: 1,
        checkInDate: '2030-02-01',
        checkOutDate: '2030-02-03',
        numberOfPerson: 2,
      },
    ],
    email: 'famille@example.test',
    firstName: 'Noé',
    lastName: 'Roy',
    payment: { method: 'cash' },
  }
  const { body: order } = await send(server, staff, sell, { body, key: newKey() })
  const [slope, rented] = order.invoice.entries.map(({ units }) => units![0]!.ticketPublicId!)
  return { day, order, slope: slope!, rented: rented! }
}

test('other items of the same orders on that day are listed in the preview and in the email', async () => {
  const { day, order, rented } = await aWeekend()
  const { body: preview } = await send(server, staff, previewRescheduling, {
    body: lostDay([day.activityId]),
  })
  expect(preview).toMatchObject({
    tickets: 1,
    restOfDay: [
      { kind: 'lodging', count: 1, isReschedulable: false },
      { kind: 'equipment_rental', count: 1, isReschedulable: true },
    ],
  })
  expect(preview.emails.fr.html).toContain('Aussi dans votre commande ce jour-là')
  await loseDay(server, staff, lostDay([day.activityId]))
  expect((await stateOf(rented)).state).toBe('ScheduledActivation')
  const [email] = await emailsOfOrder(server, 'rescheduling', order.publicId)
  expect(email).toContain('2030-02-01 → 2030-02-03')
  expect(email).toContain('2030-02-02, 13:00 – 15:00')
})

test('a booking that moved to another room is listed by its current name', async () => {
  const house = await aHouse(server, staff, [{}, {}])
  const day = await anActivityDay(server, staff)
  const { activationDateTimeUtc, timeslotBegin, timeslotEnd } = day.slot
  const { body: order } = await send(server, staff, sell, {
    key: newKey(),
    body: {
      tickets: [
        {
          productId: day.productId,
          quantity: 1,
          activationDateTimeUtc,
          timeslotBegin,
          timeslotEnd,
        },
        ...house.sale(0).body.tickets,
      ],
      email: 'famille@example.test',
      payment: { method: 'cash' },
    },
  })
  const { status } = await send(server, staff, moveStay, {
    params: { id: order.bookingPublicIds },
    body: { version: 1, lodgingTypePublicId: house.typeIds[1]! },
  })
  expect(status).toBe(200)
  await loseDay(server, staff, lostDay([day.activityId]))
  const [email] = await emailsOfOrder(server, 'rescheduling', order.publicId)
  expect(email).toContain('Chambres – Chambre 2')
  expect(email).not.toContain('Chambre 1')
})

test('the rest of the day is cancelled too when requested, except bookings', async () => {
  const { day, order, slope, rented } = await aWeekend()
  const body = lostDay([day.activityId], { includesRestOfDay: true })
  const { body: preview } = await send(server, staff, previewRescheduling, { body })
  expect(preview).toMatchObject({ tickets: 2, restOfDay: [{ kind: 'lodging' }] })
  await loseDay(server, staff, body)
  expect([(await stateOf(slope)).state, (await stateOf(rented)).state]).toEqual([
    'Reschedulable',
    'Reschedulable',
  ])
  const { rows } = await server.owner.query(
    'select b.status from booking b join unit u on u.id = b.unit_id where u.order_id = $1',
    [order.publicId],
  )
  expect(rows).toEqual([{ status: 'Booked' }])
})

test('a past day is rejected, unless main staff confirms it', async () => {
  const day = await anActivityDay(server, staff)
  const { ticketIds } = await anOrderOn(server, staff, day)
  await server.owner.query(`update slot set on_date = '2020-02-01' where id = $1`, [
    day.slot.slotId,
  ])
  await server.owner.query(
    `update ticket
      set begins_at = '2020-02-01T14:00:00Z', ends_at = '2020-02-01T17:00:00Z'
      where id = any($1)`,
    [ticketIds],
  )
  const body = lostDay([day.activityId], { reschedulingDateTime: '2020-02-01' })
  const launch = (over: object, who = staff) =>
    send(server, who, rescheduleTickets, { body: { ...body, ...over }, key: newKey() })
  expect((await send(server, staff, previewRescheduling, { body })).body).toMatchObject({
    tickets: 0,
    over: 2,
  })
  expect((await launch({})).body).toMatchObject({
    fields: [{ field: 'reschedulingDateTime', rule: 'nonPastPeriod' }],
  })
  const clerk = await aStaff(server, staff, { accesses: ['Rescheduling'] })
  expect((await launch({ isDateOver: true }, clerk)).status).toBe(403)
  expect((await launch({ ticketPublicIds: ticketIds, reason: 'Vent' })).body).toMatchObject({
    type: 'NoTicketToRescheduleFound',
  })
  expect((await launch({ isDateOver: true })).body).toMatchObject({ tickets: 2 })
})

test('on a day that is partly over only the future part is cancelled, also at the end of the job', async () => {
  const day = await anActivityDay(server, staff)
  const [morning, later] = [
    await anOrderOn(server, staff, day),
    await anOrderOn(server, staff, day),
  ]
  await server.owner.query(
    `update ticket
      set begins_at = '2020-02-01T14:00:00Z', ends_at = '2020-02-01T17:00:00Z'
      where id = any($1)`,
    [morning.ticketIds],
  )
  expect(await loseDay(server, staff, lostDay([day.activityId]))).toMatchObject({ tickets: 2 })
  expect((await stateOf(morning.ticketIds[0]!)).state).toBe('ScheduledActivation')
  expect((await stateOf(later.ticketIds[0]!)).state).toBe('Reschedulable')
})

test('a date of a deleted item can be cancelled while there are tickets for it', async () => {
  const [held, free] = [await anActivityDay(server, staff), await anActivityDay(server, staff)]
  const { ticketIds } = await anOrderOn(server, staff, held)
  const ids = [held.activityId, free.activityId]
  await server.owner.query('update activity set deleted_at = now() where id = any($1)', [ids])
  const shown = async () =>
    (await send(server, staff, findLostItems, {})).body.activities.filter(({ publicId }) =>
      ids.includes(publicId),
    )
  expect(await shown()).toMatchObject([{ publicId: held.activityId, isDeleted: true }])
  await loseDay(server, staff, lostDay([held.activityId]))
  expect((await stateOf(ticketIds[0]!)).state).toBe('Reschedulable')
  expect(await shown()).toEqual([])
})
