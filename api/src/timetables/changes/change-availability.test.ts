import { changeOccurrence } from '@guichet/contract/timetables/change-availability.ts'
import { expect, test } from 'vitest'
import { slotChanges } from '../../../test/factories/catalogue/slot-changes.ts'
import { aTimetable, slotOn, soldIn } from '../../../test/factories/catalogue/timetables.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { changeOf, changeOne, weekday, timesOf } = slotChanges(server, staff)

const saturdays = ['2030-01-05', '2030-01-12', '2030-01-19', '2030-01-26']

test('a weekday changes from its date on: earlier dates and exceptions stay', async () => {
  const { activityId } = await aTimetable(server, staff)
  await changeOne(activityId, '2030-01-19', { quantity: 5 })
  const { body } = await weekday(activityId, '2030-01-12', { timeslotBegin: '08:00', quantity: 50 })
  expect(body.occurrences).toBe(2)
  expect(
    (await timesOf(activityId)).filter((slot) => saturdays.includes(slot.slice(0, 10))),
  ).toEqual([
    '2030-01-05 09:00 20',
    '2030-01-12 08:00 50',
    '2030-01-19 09:00 5',
    '2030-01-26 08:00 50',
  ])
  expect(
    (await timesOf(activityId)).filter((slot) => !saturdays.includes(slot.slice(0, 10))),
  ).toHaveLength(4)
  expect((await slotOn(server, staff, activityId, '2030-01-12')).isOccurringOnce).toBe(false)
  expect(
    (await weekday(activityId, '2030-01-12', { newDate: '2030-01-13' })).body.fields,
  ).toMatchObject([{ field: 'newDate', rule: 'sameDate' }])
  expect(
    (await weekday(activityId, '2030-01-12', { weekday: 'Sunday' })).body.fields,
  ).toMatchObject([{ field: 'weekday' }])
})

test('a quantity of 0 closes a slot that is still shown; a whole weekday may be closed in the same way', async () => {
  const { activityId, productId } = await aTimetable(server, staff, { weekdays: ['Saturday'] })
  expect((await changeOne(activityId, '2030-01-05', { quantity: 0 })).status).toBe(200)
  expect(await slotOn(server, staff, activityId, '2030-01-05')).toMatchObject({
    quantity: 0,
    capacity: 0,
    isClosed: false,
  })
  await expect(
    soldIn(server, staff, productId, { date: '2030-01-05', quantity: 1 }),
  ).rejects.toThrow('NotEnoughInventory')
  expect((await weekday(activityId, '2030-01-12', { quantity: 0 })).status).toBe(200)
  expect(await timesOf(activityId)).toEqual(saturdays.map((date) => `${date} 09:00 0`))
})

test('invalid changes are rejected at their fields', async () => {
  const { activityId } = await aTimetable(server, staff)
  const fieldsOf = ({ body }: { body: { fields?: { field: string; rule: string }[] } }) =>
    (body.fields ?? []).map(({ field, rule }) => `${field} ${rule}`)
  expect(fieldsOf(await changeOne(activityId, '2030-01-05', { newDate: '2020-01-05' }))).toEqual([
    'newDate nonPastPeriod',
  ])
  expect(fieldsOf(await changeOne(activityId, '2030-01-05', { timeslotBegin: '13:00' }))).toEqual([
    'timeslotEnd order',
  ])
  expect(fieldsOf(await changeOne(activityId, '2030-01-05', { quantity: 10_001 }))).toEqual([
    'quantity maxValue',
  ])
  expect(
    fieldsOf(
      await changeOne(activityId, '2030-01-05', { newDate: '2030-03-10', timeslotBegin: '02:30' }),
    ),
  ).toEqual(['timeslotBegin clockChange'])
  expect(
    (
      await changeOne(activityId, '2030-01-05', {
        currentDate: '2030-01-08',
        newDate: '2030-01-08',
      })
    ).body.type,
  ).toBe('NotFound')
  const foreign = await aBusiness(server)
  expect(
    (
      await send(server, foreign, changeOccurrence, {
        body: {
          ...(await changeOf(activityId, '2030-01-05')),
          collaboratorPublicId: foreign.tenantId,
        },
      })
    ).body.type,
  ).toBe('NotFound')
})
