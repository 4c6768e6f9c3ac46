import { saveActivity } from '@guichet/contract/activities/save-activity.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import {
  aDailyTicket,
  aDonation,
  anActivity,
  asSaved,
  aSeasonPass,
} from '../../test/factories/catalogue/activities.ts'
import { savedActivities } from '../../test/factories/catalogue/saved-activities.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer({ clock: () => '2029-12-01T17:00:00.000Z' })
const staff = useBusiness(server)
const { read } = savedActivities(server, staff)

test('an activity is created as sent, last in the list, with its buying period until the end of the last day', async () => {
  const first = await anActivity(server, staff)
  const second = await anActivity(server, staff, [aDailyTicket(), aSeasonPass(), aDonation()])
  expect(second.order).toBe(first.order + 1)
  expect(second.activityPricings.map(({ category }) => category)).toEqual([
    'daily_ticket',
    'season_pass',
    'donation',
  ])
  expect(second.activityPricings[0]).toMatchObject({
    activePeriodEndDateTimeUtc: '2030-06-02T03:59:59.999Z',
    isOnline: false,
    offlineReason: 'inactive',
  })
  expect(
    second.activityPricings[1]!.activityPricingDetails[0]!.activityPricingDetailIdentifications,
  ).toMatchObject([{ isOptional: false, isPictureRequired: true }])
  expect(await read(second.publicId)).toEqual(second)
  expect(second).toMatchObject({ collaboratorId: staff.tenantId, schedulingType: 'WithCalendar' })
})

test('a read activity can be saved unchanged, as the next version', async () => {
  const made = await anActivity(server, staff, [aDailyTicket(), aSeasonPass()])
  const { status, body } = await send(server, staff, saveActivity, {
    params: { id: made.publicId },
    body: asSaved(made),
  })
  expect(status).toBe(200)
  expect(body).toEqual({ ...made, version: made.version + 1 })
  const foreign = await send(server, staff, saveActivity, {
    params: { id: made.publicId },
    body: { ...asSaved(body), collaboratorId: made.publicId },
  })
  expect(foreign.status).toBe(404)
})

test('a category is online only while active and within its buying period, including the last day', async () => {
  const made = await anActivity(server, staff, [aDailyTicket({ isActive: true })])
  expect(made.activityPricings[0]).toMatchObject({ isOnline: false, offlineReason: 'notYet' })
  await server.owner.query(
    `update activity_category
      set sale_begins_at = '2029-10-01T04:00:00Z', sale_ends_at = '2029-12-01T17:00:00.001Z'
      where tenant_id = $1 and activity_id = $2`,
    [staff.tenantId, made.publicId],
  )
  expect((await read(made.publicId)).activityPricings[0]).toMatchObject({
    isOnline: true,
    offlineReason: null,
  })
  await server.owner.query(
    `update activity_category
      set sale_ends_at = '2029-12-01T17:00:00Z'
      where tenant_id = $1 and activity_id = $2`,
    [staff.tenantId, made.publicId],
  )
  expect((await read(made.publicId)).activityPricings[0]).toMatchObject({
    isOnline: false,
    offlineReason: 'over',
  })
})

test('a ticket type that is left out is archived, and its sales still read as they were', async () => {
  const made = await anActivity(server, staff, [
    aDailyTicket({ isActive: true, schedulingType: 'Anytime' }),
  ])
  await server.owner.query(
    `update activity_category
      set sale_begins_at = '2029-10-01T04:00:00Z'
      where tenant_id = $1 and activity_id = $2`,
    [staff.tenantId, made.publicId],
  )
  const [adult, child] = made.activityPricings[0]!.activityPricingDetails
  const sold = await send(server, staff, sell, {
    body: { tickets: [{ productId: child!.publicId, quantity: 1 }], payment: { method: 'cash' } },
    key: newKey(),
  })
  expect(sold.status).toBe(200)
  const fresh = await read(made.publicId)
  const without = asSaved({
    ...fresh,
    activityPricings: [{ ...fresh.activityPricings[0]!, activityPricingDetails: [adult!] }],
  })
  expect(
    (await send(server, staff, saveActivity, { params: { id: made.publicId }, body: without })).body
      .activityPricings[0]!.activityPricingDetails,
  ).toHaveLength(1)
  expect(
    (
      await send(server, staff, sell, {
        body: { tickets: [{ productId: child!.publicId, quantity: 1 }] },
        key: newKey(),
      })
    ).status,
  ).toBe(404)
  expect(
    (await send(server, staff, getOrder, { params: { ref: sold.body.orderReferenceNumber } })).body
      .invoice.entries[0],
  ).toMatchObject({ productTitle: { fr: 'Enfant' }, price: 9.99 })
})

test('a removed category is restored as the same one, without its old ticket types', async () => {
  const made = await anActivity(server, staff, [aDailyTicket(), aDonation()])
  const donation = made.activityPricings[1]!
  const removed = (
    await send(server, staff, saveActivity, {
      params: { id: made.publicId },
      body: asSaved({ ...made, activityPricings: [made.activityPricings[0]!] }),
    })
  ).body
  expect(removed.activityPricings).toHaveLength(1)
  const back = (
    await send(server, staff, saveActivity, {
      params: { id: made.publicId },
      body: { ...asSaved(removed), activityPricings: [...removed.activityPricings, aDonation()] },
    })
  ).body
  expect(back.activityPricings[1]!.publicId).toBe(donation.publicId)
  expect(
    back.activityPricings[1]!.activityPricingDetails.map(({ publicId }) => publicId),
  ).not.toContain(donation.activityPricingDetails[0]!.publicId)
})
