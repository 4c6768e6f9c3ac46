import { findDays } from '@guichet/contract/availability/find-days.ts'
import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import { expect, test } from 'vitest'
import { aSlot, aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

// Three in the afternoon of 3 February, in Toronto.
const server = useTestServer({ clock: () => '2030-02-03T20:00:00.000Z' })
const staff = useBusiness(server)

test('a day is over, open, nearly full or full; a day without slots is absent', async () => {
  const { activityId } = await aTicketType(server, staff)
  const slots = [
    { date: '2030-02-02', quantity: 10 },
    { date: '2030-02-03', quantity: 30, begin: '09:00', end: '12:00' },
    { date: '2030-02-03', quantity: 12, taken: 10, begin: '14:00', end: '17:00' },
    { date: '2030-02-04', quantity: 10, taken: 10, begin: '09:00', end: '12:00' },
    { date: '2030-02-04', quantity: 2, begin: '14:00', end: '17:00' },
    { date: '2030-02-05', quantity: 10, taken: 10 },
    { date: '2030-02-07', quantity: 60 },
  ]
  for (const { taken = 0, ...slot } of slots) {
    const { slotId } = await aSlot(server, staff, { activityId, ...slot })
    await server.owner.query('update resource set taken = $2 where id = $1', [slotId, taken])
  }
  const { body } = await send(server, staff, findDays, {
    body: {
      collaboratorPublicId: staff.tenantId,
      activityPublicId: activityId,
      beginDateTimeUtc: '2030-02-01T05:00:00.000Z',
      endDateTimeUtc: '2030-02-10T05:00:00.000Z',
    },
  })
  const days = body.days.map(({ date, remainingQuantity, ...day }) => [
    `${date} ${remainingQuantity}`,
    ...Object.entries(day).flatMap(([name, is]) => (is ? [name] : [])),
  ])
  expect(days).toEqual([
    ['2030-02-02 0', 'isOver'],
    ['2030-02-03 2', 'isAvailable', 'isNearlyFull'],
    ['2030-02-04 2', 'isAvailable', 'isNearlyFull'],
    ['2030-02-05 0'],
    ['2030-02-07 60', 'isAvailable'],
  ])
  const slotsOf = async (dateSelected: string) => {
    const { timeslots } = (
      await send(server, staff, findTimeslots, {
        body: {
          collaboratorPublicId: staff.tenantId,
          activityPublicId: activityId,
          dateSelected,
        },
      })
    ).body
    return timeslots.map(({ remainingQuantity, isNearlyFull }) => [remainingQuantity, isNearlyFull])
  }
  expect(await slotsOf('2030-02-03')).toEqual([
    [30, false],
    [2, true],
  ])
  expect(await slotsOf('2030-02-04')).toEqual([
    [0, false],
    [2, false],
  ])
})
