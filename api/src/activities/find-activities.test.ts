import { findActivities } from '@guichet/contract/activities/find-activities.ts'
import { saveActivity } from '@guichet/contract/activities/save-activity.ts'
import { expect, test } from 'vitest'
import { aSlot, aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

// Half past twelve in Montréal.
const server = useTestServer({ clock: () => '2030-02-02T17:30:00.000Z' })
const staff = useBusiness(server)
const listed = async (id: string) =>
  (await send(server, staff, findActivities, { query: {} })).body.activities.find(
    ({ publicId }) => publicId === id,
  )!

test('an activity is listed with its price and the next day with a place', async () => {
  const { activityId } = await aTicketType(server, staff)
  expect((await listed(activityId)).sale).toEqual({
    state: 'offSeason',
    fromPrice: 19.99,
    nextOpenDay: null,
  })
  await aSlot(server, staff, { activityId, date: '2030-02-02' })
  expect((await listed(activityId)).sale.state, 'its only slot has ended').toBe('offSeason')
  const full = await aSlot(server, staff, { activityId, date: '2030-02-03', quantity: 2 })
  await server.owner.query('update resource set taken = 2 where id = $1', [full.slotId])
  expect((await listed(activityId)).sale).toMatchObject({
    state: 'soldOut',
    nextOpenDay: '2030-02-03',
  })
  await aSlot(server, staff, { activityId, date: '2030-02-09', quantity: 1 })
  expect((await listed(activityId)).sale).toMatchObject({
    state: 'onSale',
    nextOpenDay: '2030-02-09',
  })
})

test('an entry of the list can be saved as it was read', async () => {
  const { activityId } = await aTicketType(server, staff, { scheduling: 'Anytime', active: false })
  const { sale, ...entry } = await listed(activityId)
  expect(sale).toEqual({ state: 'inactive', fromPrice: 19.99, nextOpenDay: null })
  const period = {
    activePeriodStartDateTimeUtc: '2030-02-02T17:30:00.000Z',
    activePeriodEndDateTimeUtc: '2030-06-01T04:00:00.000Z',
  }
  const activityPricings = entry.activityPricings.map((pricing) => ({ ...pricing, ...period }))
  const { status } = await send(server, staff, saveActivity, {
    params: { id: activityId },
    body: { ...entry, activityPricings, sale },
  })
  expect(status).toBe(200)
})
