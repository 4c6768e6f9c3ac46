import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import { previewRescheduling } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { expect, test } from 'vitest'
import { aSlot } from '../../test/factories/catalogue/catalogue.ts'
import { anActivityDay, anOrderOn, lostDay, loseDay } from '../../test/factories/sales/lost-days.ts'
import { anEquipment, aRentedPiece } from '../../test/factories/sales/rented.ts'
import { rescheduledBy } from '../../test/factories/sales/rescheduled.ts'
import { violations } from '../../test/invariants/violations.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { stateOf, places, emailsTo } = rescheduledBy(server)

test('a cancelled date is previewed, then its tickets are reschedulable, its places free, its slots closed, and each order has one email', async () => {
  const day = await anActivityDay(server, staff)
  const [first, second, silent] = [
    await anOrderOn(server, staff, day),
    await anOrderOn(server, staff, day, { quantity: 1 }),
    await anOrderOn(server, staff, day, { email: null }),
  ]
  const body = lostDay([day.activityId])
  const counts = { tickets: 5, orders: 3, people: 1, ordersWithoutEmail: 1 }
  const preview = await send(server, staff, previewRescheduling, { body })
  // The same day as an instant, and not the evening before it.
  const instant = lostDay([day.activityId], { reschedulingDateTime: '2030-02-02T00:00:00Z' })
  expect((await send(server, staff, previewRescheduling, { body: instant })).body).toMatchObject(
    counts,
  )
  expect(preview.body).toMatchObject({
    ...counts,
    slots: [
      { publicId: day.slot.slotId, timeslotBegin: '09:00', timeslotEnd: '12:00', tickets: 5 },
    ],
  })
  expect(preview.body.emails.fr).toMatchObject({
    subject: 'Choisissez une nouvelle date – Station Essai',
    html: expect.stringContaining('Vent trop fort') as string,
  })
  expect(preview.body.emails.en.html).toContain('Choose a new date')
  expect((await stateOf(first.ticketIds[0]!)).state).toBe('ScheduledActivation')

  expect(await loseDay(server, staff, body)).toMatchObject(counts)
  for (const id of [...first.ticketIds, ...second.ticketIds, ...silent.ticketIds])
    expect(await stateOf(id)).toEqual({ state: 'Reschedulable', slot_id: null, begins_at: null })
  expect(await places(day.slot.slotId)).toEqual({ quantity: 0, taken: 0, overbooked: 0 })
  expect([
    await emailsTo(first.orderId),
    await emailsTo(second.orderId),
    await emailsTo(silent.orderId),
  ]).toEqual([1, 1, 0])
  expect(
    (
      await send(server, staff, findTimeslots, {
        body: {
          collaboratorPublicId: staff.tenantId,
          activityPublicId: day.activityId,
          dateSelected: '2030-02-02',
        },
      })
    ).body.timeslots,
  ).toEqual([])
})

test('a part of the day affects the slots that overlap it, and no others; slots stay open when requested', async () => {
  const day = await anActivityDay(server, staff)
  const afternoon = {
    ...day,
    slot: await aSlot(server, staff, { activityId: day.activityId, begin: '13:00', end: '16:00' }),
  }
  const [morning, later] = [
    await anOrderOn(server, staff, day),
    await anOrderOn(server, staff, afternoon),
  ]
  await loseDay(
    server,
    staff,
    lostDay([day.activityId], {
      reschedulingBeginTime: '12:00',
      reschedulingEndTime: '14:00',
      closesSlots: false,
    }),
  )
  expect([
    (await stateOf(morning.ticketIds[0]!)).state,
    (await stateOf(later.ticketIds[0]!)).state,
  ]).toEqual(['ScheduledActivation', 'Reschedulable'])
  expect(await places(afternoon.slot.slotId)).toEqual({ quantity: 100, taken: 0, overbooked: 0 })
})

test('cancelling equipment and accessories affects the rentals that overlap the time, with their accessories, and closes the begin times of that day', async () => {
  const [skis, snowshoes] = [await anEquipment(server, staff), await anEquipment(server, staff)]
  const [mine, helmeted, elsewhere] = [
    await aRentedPiece(server, staff, skis),
    await aRentedPiece(server, staff, snowshoes, { withAccessory: true }),
    await aRentedPiece(server, staff, snowshoes, { date: '2030-02-03' }),
  ]
  await loseDay(
    server,
    staff,
    lostDay([], {
      rentalModelPublicIdToRescheduleList: [skis.modelId],
      accessoryPublicIdToRescheduleList: [snowshoes.accessoryId],
    }),
  )
  expect(
    await Promise.all(
      [mine, helmeted, elsewhere].map(async ({ ticketId }) => (await stateOf(ticketId)).state),
    ),
  ).toEqual(['Reschedulable', 'Reschedulable', 'ScheduledActivation'])
  expect(
    (
      await server.owner.query(
        'select from claim where released_at is null and resource_id = any($1)',
        [[skis.resourceId, snowshoes.accessoryResourceId]],
      )
    ).rowCount,
  ).toBe(0)
  expect(
    (
      await server.owner.query(
        `select on_date::text as d from occurrence where rental_type_id = $1 and closed_at is null`,
        [skis.modelId],
      )
    ).rows,
  ).toEqual([{ d: '2030-02-03' }])
})

test('every invariant of places holds at the end', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))
