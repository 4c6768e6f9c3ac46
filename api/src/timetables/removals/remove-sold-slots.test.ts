import { removeOccurrence, removeSeries } from '@guichet/contract/timetables/remove-availability.ts'
import { expect, test } from 'vitest'
import { seriesOf } from '../../../test/factories/catalogue/series.ts'
import { aTimetable, calendarOf, soldIn } from '../../../test/factories/catalogue/timetables.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { openTestServer, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { at, datesOf } = seriesOf(server, staff)

test('sold places require a choice; tickets that stay are in a closed slot that is still shown with its people', async () => {
  const { activityId, productId } = await aTimetable(server, staff)
  await soldIn(server, staff, productId, { date: '2030-01-05', quantity: 4 })
  const { params } = await at(activityId, '2030-01-05')
  const query = { itemPublicId: activityId, collaboratorPublicId: staff.tenantId }
  expect((await send(server, staff, removeSeries, { params, query })).body).toMatchObject({
    type: 'PlacesSold',
    impact: { sold: 4 },
  })
  expect(
    (
      await send(server, staff, removeSeries, {
        params,
        query: { ...query, soldTickets: 'keep', expectedSold: '3' },
      })
    ).body.type,
  ).toBe('PlacesSold')
  expect(
    (
      await send(server, staff, removeSeries, {
        params,
        query: { ...query, soldTickets: 'keep', expectedSold: '4' },
      })
    ).status,
  ).toBe(200)
  expect(await calendarOf(server, staff, activityId)).toMatchObject([
    { date: '2030-01-05', timeslots: [{ isClosed: true, quantity: 0, used: 4 }] },
  ])
  expect(await violations(server.owner)).toEqual([])
})

test('the past is never changed: a series that has begun keeps its past occurrences', async () => {
  const { activityId } = await aTimetable(server, staff)
  const { params } = await at(activityId, '2030-01-19')
  const later = await openTestServer({ url: server.url, clock: () => '2030-01-13T15:30:00.000Z' })
  try {
    const answer = await send(later, staff, removeSeries, {
      params,
      query: { itemPublicId: activityId, collaboratorPublicId: staff.tenantId },
    })
    // The slot of today is still running: it ends at noon.
    expect(answer.body.occurrences).toBe(5)
    expect(await datesOf(activityId)).toEqual(['2030-01-05', '2030-01-06', '2030-01-12'])
    expect(
      (await send(later, staff, removeOccurrence, { params, query: { date: '2030-01-12' } })).body
        .type,
    ).toBe('NotFound')
  } finally {
    await later.app.http.close()
    await later.app.worker.stop()
    await Promise.all([later.owner.end(), later.pool.end()])
  }
})
