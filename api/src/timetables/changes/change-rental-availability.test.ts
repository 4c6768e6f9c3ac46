import type { Body } from '@guichet/contract/endpoint.ts'
import {
  changeOccurrence,
  changeRentalOccurrence,
  changeRentalWeekdayByOtherPath,
} from '@guichet/contract/timetables/change-availability.ts'
import { expect, test } from 'vitest'
import { aRentalTimetable, calendarOf } from '../../../test/factories/catalogue/timetables.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

test('begin times and durations of an equipment type change on one day, on a weekday, and to another day', async () => {
  const { typeId } = await aRentalTimetable(server, staff)
  const at = async (date: string) =>
    (await calendarOf(server, staff, typeId)).find((day) => day.date === date)!.availabilities[0]!
  const body = async (date: string, over: Partial<Body<typeof changeRentalOccurrence>> = {}) => {
    const { timetablePublicId, availabilityPublicId, version, beginTimes, durations } =
      await at(date)
    return {
      collaboratorPublicId: staff.tenantId,
      timetablePublicId,
      availabilityPublicId,
      version,
      beginTimes,
      durations,
      newDate: date,
      currentDate: date,
      ...over,
    }
  }
  expect(
    (
      await send(server, staff, changeRentalOccurrence, {
        body: await body('2030-01-05', { beginTimes: ['13:00', '10:00'] }),
      })
    ).status,
  ).toBe(200)
  expect(await at('2030-01-05')).toMatchObject({
    beginTimes: ['10:00', '13:00'],
    durations: ['02:00:00', '1.00:00:00'],
    isOccurringOnce: false,
  })
  expect(
    (
      await send(server, staff, changeRentalWeekdayByOtherPath, {
        body: await body('2030-01-12', { durations: ['02:00:00'] }),
      })
    ).body.occurrences,
  ).toBe(3)
  expect([(await at('2030-01-05')).durations, (await at('2030-01-26')).durations]).toEqual([
    ['02:00:00', '1.00:00:00'],
    ['02:00:00'],
  ])
  expect(
    (
      await send(server, staff, changeRentalOccurrence, {
        body: await body('2030-01-13', { newDate: '2030-01-14' }),
      })
    ).status,
  ).toBe(200)
  expect(await at('2030-01-14')).toMatchObject({ isOccurringOnce: true })
  expect(
    (
      await send(server, staff, changeRentalOccurrence, {
        body: await body('2030-01-20', { durations: ['05:00:00'] }),
      })
    ).body.fields,
  ).toMatchObject([{ field: 'durations.0', rule: 'choice' }])
  expect(
    (
      await send(server, staff, changeOccurrence, {
        body: {
          ...(await body('2030-01-20')),
          beginTimes: undefined,
          durations: undefined,
          timeslotBegin: '09:00',
          timeslotEnd: '10:00',
          quantity: 1,
        } as never,
      })
    ).body.type,
  ).toBe('NotFound')
})
