import { createTimetable } from '@guichet/contract/timetables/create-timetable.ts'
import {
  getReach,
  removeOccurrence,
  removeSeries,
  removeSeriesByOtherPath,
  removeWeekday,
} from '@guichet/contract/timetables/remove-availability.ts'
import { expect, test } from 'vitest'
import { seriesOf } from '../../../test/factories/catalogue/series.ts'
import { aTimetable, timetableBody } from '../../../test/factories/catalogue/timetables.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { at, datesOf } = seriesOf(server, staff)

test('one slot, a weekday from a date on, and a whole series are removed', async () => {
  const { activityId } = await aTimetable(server, staff)
  const { params, version } = await at(activityId, '2030-01-12')
  expect(
    (await send(server, staff, getReach, { params, query: { date: '2030-01-12' } })).body,
  ).toMatchObject({
    version: 1,
    date: { occurrences: 1, lastDate: '2030-01-12' },
    weekday: { occurrences: 3, lastDate: '2030-01-26' },
    item: { occurrences: 8, lastDate: '2030-01-27', impact: { sold: 0, orders: [] } },
  })
  expect(
    (
      await send(server, staff, removeOccurrence, {
        params,
        query: { date: '2030-01-12', version },
      })
    ).body,
  ).toMatchObject({ occurrences: 1, version: 2 })
  expect(
    (
      await send(server, staff, removeOccurrence, {
        params,
        query: { date: '2030-01-12', version: '2' },
      })
    ).body.type,
  ).toBe('NotFound')
  expect(
    (
      await send(server, staff, removeWeekday, {
        params,
        query: { date: '2030-01-13', version: '1' },
      })
    ).body.type,
  ).toBe('StaleVersion')
  expect(
    (
      await send(server, staff, removeWeekday, {
        params,
        query: { date: '2030-01-13', version: '2' },
      })
    ).body.occurrences,
  ).toBe(3)
  expect(await datesOf(activityId)).toEqual([
    '2030-01-05',
    '2030-01-06',
    '2030-01-19',
    '2030-01-26',
  ])
  expect(
    (
      await send(server, staff, removeSeries, {
        params,
        query: { itemPublicId: activityId, collaboratorPublicId: staff.tenantId },
      })
    ).body.occurrences,
  ).toBe(4)
  expect(await datesOf(activityId)).toEqual([])
  const { rows } = await server.owner.query('select active from timetable where id = $1', [
    params.id,
  ])
  expect(rows).toEqual([{ active: false }])
  expect(
    (
      await server.owner.query(
        `select facts->>'scope' as scope
          from audit
          where subject_id = $1 and code = 'timetable.removed'
          order by at`,
        [params.id],
      )
    ).rows.map((row) => row.scope),
  ).toEqual(['date', 'weekday', 'item'])
  expect(await violations(server.owner)).toEqual([])
})

test('a series of two activities is removed for one of them, by either path', async () => {
  const [a, b] = [await aTimetable(server, staff), await aTimetable(server, staff)]
  const { body } = await send(server, staff, createTimetable, {
    body: { ...timetableBody(staff, [a.activityId, b.activityId], { weekdays: ['Monday'] }) },
  })
  const id = body.timetablePublicIds[0]!
  const query = { itemPublicId: b.activityId, collaboratorPublicId: staff.tenantId, version: '1' }
  expect(
    (await send(server, staff, removeSeriesByOtherPath, { params: { id }, query })).body
      .occurrences,
  ).toBe(4)
  expect(await datesOf(a.activityId)).toHaveLength(12)
  expect(await datesOf(b.activityId)).toHaveLength(8)
})

test('without a date, a weekday is removed from its next date on', async () => {
  const { activityId } = await aTimetable(server, staff)
  const { params } = await at(activityId, '2030-01-12')
  await send(server, staff, removeOccurrence, { params, query: { date: '2030-01-05' } })
  expect((await send(server, staff, removeWeekday, { params, query: {} })).body.occurrences).toBe(4)
  expect(await datesOf(activityId)).toEqual(['2030-01-12', '2030-01-19', '2030-01-26'])
})
