import { findActivities } from '@guichet/contract/activities/find-activities.ts'
import {
  deleteActivity,
  duplicateActivity,
  orderActivities,
} from '@guichet/contract/activities/order-activities.ts'
import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import { expect, test } from 'vitest'
import {
  aDailyTicket,
  activityBody,
  anActivity,
  aSeasonPass,
} from '../../test/factories/catalogue/activities.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer({ clock: () => '2029-12-01T17:00:00.000Z' })
const staff = useBusiness(server)

test('a copy is last, inactive, with new ids; a long name is shortened', async () => {
  const made = await anActivity(server, staff, [aDailyTicket({ isActive: true }), aSeasonPass()])
  await server.owner.query('update activity set name = $3 where tenant_id = $1 and id = $2', [
    staff.tenantId,
    made.publicId,
    { fr: 'é'.repeat(50), en: 'Skiing' },
  ])
  const { body: copy } = await send(server, staff, duplicateActivity, {
    params: { id: made.publicId },
  })
  expect(copy.internationalizedFields.fr.name).toBe(`${'é'.repeat(42)} (copie)`)
  expect(copy.internationalizedFields.en.name).toBe('Skiing (copy)')
  expect(copy.activityPricings.every(({ isActive }) => !isActive)).toBe(true)
  expect(copy.activityPricings[0]!.activePeriodEndDateTimeUtc).toBe(
    made.activityPricings[0]!.activePeriodEndDateTimeUtc,
  )
  expect(
    copy.activityPricings[1]!.activityPricingDetails[0]!.activityPricingDetailIdentifications,
  ).toHaveLength(1)
  expect(copy.activityPricings[0]!.publicId).not.toBe(made.activityPricings[0]!.publicId)
})

test('the order is saved as sent; a list with a repeated or a missing activity changes nothing', async () => {
  const lone = await aBusiness(server)
  const made = [
    await anActivity(server, lone),
    await anActivity(server, lone),
    await anActivity(server, lone),
  ].map(({ publicId }) => publicId)
  const listed = async () =>
    (
      await send(server, lone, findActivities, { query: { collaboratorId: lone.tenantId } })
    ).body.activities.map(({ publicId }) => publicId)
  const order = (ids: string[]) =>
    send(server, lone, orderActivities, {
      body: {
        collaboratorPublicId: lone.tenantId,
        activityOrders: ids.map((publicId, place) => ({ publicId, order: place })),
      },
    })
  expect((await order([made[2]!, made[0]!, made[1]!])).status).toBe(200)
  expect(await listed()).toEqual([made[2], made[0], made[1]])
  expect((await order([made[0]!, made[0]!])).status).toBe(400)
  expect((await order([made[0]!, lone.accountId])).status).toBe(404)
  expect(await listed()).toEqual([made[2], made[0], made[1]])
  await send(server, lone, deleteActivity, { params: { id: made[0]! } })
  expect(await listed()).toEqual([made[2], made[1]])
  expect((await send(server, lone, deleteActivity, { params: { id: made[0]! } })).status).toBe(404)
})

test('a list holds a thousand records, and rejects the next one', async () => {
  const lone = await aBusiness(server)
  await server.owner.query(
    `insert into activity (tenant_id, id, position, name)
      select $1, gen_random_uuid(), n, '{"fr":"a","en":"a"}'
      from generate_series(0, 998) n`,
    [lone.tenantId],
  )
  const last = await anActivity(server, lone)
  expect(last.order).toBe(999)
  expect((await send(server, lone, createActivity, { body: activityBody() })).body).toMatchObject({
    type: 'ListFull',
    limit: 1000,
  })
  expect(
    (await send(server, lone, duplicateActivity, { params: { id: last.publicId } })).body.type,
  ).toBe('ListFull')
})

test('five hundred activities are read in a fixed number of queries', async () => {
  const lone = await aBusiness(server)
  const made = await anActivity(server, lone, [aDailyTicket(), aSeasonPass()])
  const count = async (times: number) => {
    for (let i = 0; i < times; i++)
      await send(server, lone, duplicateActivity, { params: { id: made.publicId } })
    const before = queries
    await send(server, lone, findActivities, { query: { collaboratorId: lone.tenantId } })
    return queries - before
  }
  let queries = 0
  server.pool.on('acquire', (client) => {
    if ('counted' in client) return
    const query = client.query.bind(client)
    Object.assign(client, {
      counted: true,
      query: (...given: Parameters<typeof query>) => {
        queries += 1
        return query(...given)
      },
    })
  })
  const few = await count(1)
  expect(await count(20)).toBe(few)
})
