import {
  removeOccurrence,
  removeSeries,
  removeWeekday,
} from '@guichet/contract/timetables/remove-availability.ts'
import { restoreRemoved } from '@guichet/contract/timetables/restore-removed.ts'
import { expect, test } from 'vitest'
import { seriesOf } from '../../../test/factories/catalogue/series.ts'
import { aTimetable, calendarOf } from '../../../test/factories/catalogue/timetables.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { at, datesOf } = seriesOf(server, staff)

test.each(['date', 'weekday', 'item'] as const)(
  'a removal of scope %s is reversed: the slots are on sale again as they were',
  async (scope) => {
    const { activityId } = await aTimetable(server, staff)
    const { params, version } = await at(activityId, '2030-01-12')
    // A day that was closed before stays closed.
    const earlier = await send(server, staff, removeOccurrence, {
      params,
      query: { date: '2030-01-05', version },
    })
    const before = await calendarOf(server, staff, activityId)
    const query = { date: '2030-01-12', version: String(earlier.body.version) }
    const { body: removed } =
      scope === 'item'
        ? await send(server, staff, removeSeries, {
            params,
            query: { itemPublicId: activityId, version: query.version },
          })
        : await send(server, staff, scope === 'date' ? removeOccurrence : removeWeekday, {
            params,
            query,
          })
    const body = { removedDateTimeUtc: removed.removedDateTimeUtc, version: removed.version }
    const { body: restored } = await send(server, staff, restoreRemoved, { params, body })
    expect(restored.occurrences).toBe(removed.occurrences)
    const after = await calendarOf(server, staff, activityId)
    const stripped = (days: typeof after) =>
      JSON.stringify(days).replaceAll(/"version":\d+/g, '"version":0')
    expect(stripped(after)).toBe(stripped(before))
    const { rows } = await server.owner.query(
      `select t.active, bool_or(o.is_exception) filter (where o.closed_at is null) as is_exception
        from timetable t
        join availability a on a.timetable_id = t.id
        join occurrence o on o.availability_id = a.id
        where t.id = $1
        group by t.active`,
      [params.id],
    )
    expect(rows).toEqual([{ active: true, is_exception: false }])
    // A second attempt finds nothing left to restore.
    expect((await send(server, staff, restoreRemoved, { params, body })).body.type).toBe(
      'StaleVersion',
    )
    expect(await violations(server.owner)).toEqual([])
  },
)

test('nothing is restored to a series that was changed since, or for an instant without a removal', async () => {
  const { activityId } = await aTimetable(server, staff)
  const { params, version } = await at(activityId, '2030-01-12')
  const remove = async (date: string) =>
    (await send(server, staff, removeOccurrence, { params, query: { date } })).body
  const first = await remove('2030-01-12')
  expect(first.version).toBe(Number(version) + 1)
  const second = await remove('2030-01-19')
  const restore = async ({
    removedDateTimeUtc,
    version: sent,
  }: {
    removedDateTimeUtc: string
    version: number
  }) =>
    (
      await send(server, staff, restoreRemoved, {
        params,
        body: { removedDateTimeUtc, version: sent },
      })
    ).body.type
  expect(await restore(first)).toBe('StaleVersion')
  expect(
    await restore({ removedDateTimeUtc: '2029-01-01T00:00:00.000Z', version: second.version }),
  ).toBe('NotFound')
  expect(await datesOf(activityId)).not.toContain('2030-01-12')
})
