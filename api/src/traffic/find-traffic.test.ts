import { findTraffic } from '@guichet/contract/traffic/find-traffic.ts'
import { expect, test } from 'vitest'
import { aTimetable, soldIn } from '../../test/factories/catalogue/timetables.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

const ask = (activityPublicIds: string | string[], over: object = {}) =>
  send(server, staff, findTraffic, {
    query: { startPeriod: '2030-01-01', endPeriod: '2030-01-31', activityPublicIds, ...over },
  })

test('the taken places of each slot are listed by date, for several activities', async () => {
  const [ski, tube] = [
    await aTimetable(server, staff),
    await aTimetable(server, staff, {
      timeslots: [{ beginTimeslot: '08:00', endTimeslot: '10:00' }],
    }),
  ]
  await soldIn(server, staff, ski.productId, { date: '2030-01-06', quantity: 4 })
  const { body } = await ask([ski.activityId, tube.activityId])
  expect((await ask(`${ski.activityId},${tube.activityId}`)).body).toEqual(body)
  expect((await ask('')).body.fields).toMatchObject([
    { field: 'activityPublicIds', rule: 'oneActivity' },
  ])
  expect([body.total, body.days.length, body.totalIsCapped]).toEqual([16, 8, false])
  expect(body.days[1]).toEqual({
    date: '2030-01-06',
    items: [
      {
        activityPublicId: ski.activityId,
        timeSlotBegin: '09:00',
        timeSlotEnd: '12:00',
        initialQuantity: 20,
        quantityStillAvailable: 16,
        usedQuantity: 4,
      },
      {
        activityPublicId: tube.activityId,
        timeSlotBegin: '08:00',
        timeSlotEnd: '10:00',
        initialQuantity: 20,
        quantityStillAvailable: 20,
        usedQuantity: 0,
      },
    ],
  })
})

test('slots are listed in pages with the total, and a page beyond the last one is empty', async () => {
  const { activityId } = await aTimetable(server, staff)
  const page = async (number: number) => (await ask(activityId, { page: number, pageSize: 3 })).body
  expect((await page(3)).days.flatMap(({ items }) => items)).toHaveLength(2)
  expect(await page(4)).toEqual({
    days: [],
    total: 8,
    totalIsCapped: false,
    nextDate: null,
  })
})

test('without slots, the next date with a slot is named', async () => {
  const { activityId } = await aTimetable(server, staff)
  const { days } = (await ask(activityId)).body
  const first = days[0]!.date
  const before = { startPeriod: '2029-06-01', endPeriod: '2029-06-30' }
  expect((await ask(activityId, before)).body).toMatchObject({ total: 0, nextDate: first })
  const after = { startPeriod: '2035-06-01', endPeriod: '2035-06-30' }
  expect((await ask(activityId, after)).body).toMatchObject({ total: 0, nextDate: null })
})

test('a reversed or too long period, a foreign activity, too many activities and a page of 101 are rejected', async () => {
  const { activityId } = await aTimetable(server, staff)
  expect((await ask(activityId, { endPeriod: '2029-12-31' })).body.fields).toMatchObject([
    { field: 'endPeriod', rule: 'order' },
  ])
  expect((await ask(activityId, { endPeriod: '2031-01-02' })).body.fields).toMatchObject([
    { field: 'endPeriod', rule: 'maxDays' },
  ])
  const theirs = await aTimetable(server, await aBusiness(server))
  expect((await ask(`${activityId},${theirs.activityId}`)).body.type).toBe('NotFound')
  expect((await ask(Array.from({ length: 101 }, () => activityId).join())).body.type).toBe(
    'InvalidRequest',
  )
  expect((await ask(activityId, { page: 1, pageSize: 101 })).body.fields).toMatchObject([
    { field: 'pageSize' },
  ])
})
