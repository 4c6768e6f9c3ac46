import { findPricings, savePricings } from '@guichet/contract/activities/activity-pricings.ts'
import { findActivities, getActivity } from '@guichet/contract/activities/find-activities.ts'
import {
  deleteActivity,
  duplicateActivity,
  orderActivities,
} from '@guichet/contract/activities/order-activities.ts'
import {
  createActivity,
  saveActivities,
  saveActivity,
} from '@guichet/contract/activities/save-activity.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { sell } from '@guichet/contract/orders/sell.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aDailyTicket,
  activityBody,
  aDonation,
  anActivity,
  asSaved,
  aSeasonPass,
  title,
} from '../../test/factories/activities.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { newKey, openTestServer, send, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: Staff
beforeAll(async () => {
  server = await openTestServer({ clock: () => '2029-12-01T17:00:00.000Z' })
  staff = await aBusiness(server)
})
afterAll(() => server.close())

const read = async (id: string) => (await send(server, staff, getActivity, { params: { id } })).body
const rulesOf = (answer: { body: { fields?: { field: string; rule: string }[] } }) =>
  Object.fromEntries((answer.body.fields ?? []).map(({ field, rule }) => [field, rule]))

test('an activity is created as described, last in the list, with the end of its buying period at the end of that day', async () => {
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
})

test('what was read goes back unchanged, and is the next version', async () => {
  const made = await anActivity(server, staff, [aDailyTicket(), aSeasonPass()])
  const { status, body } = await send(server, staff, saveActivity, {
    params: { id: made.publicId },
    body: asSaved(made),
  })
  expect(status).toBe(200)
  expect(body).toEqual({ ...made, version: made.version + 1 })
})

test('every rule is said at its field: names, prices, titles, scheduling, periods', async () => {
  const bad = activityBody(
    [
      {
        ...aDailyTicket(),
        schedulingType: 'Anytime',
        activePeriodStartDateTimeUtc: null,
        activityPricingDetails: [{ ...title('', 'Adult'), price: '12,345' }],
      },
      {
        ...aSeasonPass(),
        schedulingType: 'WithCalendar',
        activePeriodEndDateTimeUtc: '2031-02-01T05:00:00.000Z',
      },
      {
        ...aDonation(),
        activePeriodEndDateTimeUtc: '2029-12-31T05:00:00.000Z',
        activityPricingDetails: [{ ...title('Trop', 'Too much'), price: 10_000.01 }],
      },
    ],
    '',
    'x'.repeat(51),
  )
  expect(rulesOf(await send(server, staff, createActivity, { body: bad }))).toMatchObject({
    'internationalizedFields.fr.name': 'required',
    'internationalizedFields.en.name': 'maxLength',
    'activityPricings.0.activityPricingDetails.0.price': 'priceFormat',
    'activityPricings.0.activityPricingDetails.0.internationalizedActivityPricingDetailsFields.fr.title':
      'required',
    'activityPricings.1.schedulingType': 'choice',
    'activityPricings.1.activePeriodEndDateTimeUtc': 'withinValidPeriod',
    'activityPricings.2.activityPricingDetails.0.price': 'maxPrice',
  })
})

test('at least one category, each once, each with a ticket type; a pass with an identification: the message names the category', async () => {
  expect(rulesOf(await send(server, staff, createActivity, { body: activityBody([]) }))).toEqual({
    activityPricings: 'onePricing',
  })
  expect(
    rulesOf(
      await send(server, staff, createActivity, {
        body: activityBody([aDailyTicket(), aDailyTicket()]),
      }),
    ),
  ).toEqual({ activityPricings: 'unique' })
  const lacking = await send(
    server,
    staff,
    createActivity,
    {
      body: activityBody([
        { ...aDailyTicket(), activityPricingDetails: [] },
        { ...aSeasonPass(), activityPricingDetails: [title('Adulte', 'Adult')] },
      ]),
    },
    { language: 'en' },
  )
  expect(lacking.body.fields).toMatchObject([
    { rule: 'oneTicketType', detail: 'Add at least one ticket type: daily ticket.' },
    { rule: 'oneIdentification', detail: expect.stringContaining('season pass') },
  ])
})

test('a new date is not before today; one that stood there may be', async () => {
  const past = { ...aDailyTicket(), activePeriodStartDateTimeUtc: '2029-11-30T05:00:00.000Z' }
  expect(
    rulesOf(await send(server, staff, createActivity, { body: activityBody([past]) })),
  ).toEqual({ 'activityPricings.0.activePeriodStartDateTimeUtc': 'nonPastPeriod' })
  const made = await anActivity(server, staff)
  await server.owner.query(
    `update activity_category set sale_begins_at = '2029-10-01T04:00:00Z' where tenant_id = $1 and activity_id = $2`,
    [staff.tenantId, made.publicId],
  )
  const began = await read(made.publicId)
  expect(
    (
      await send(server, staff, saveActivity, {
        params: { id: made.publicId },
        body: asSaved(began),
      })
    ).status,
  ).toBe(200)
})

test('online only while active and within the buying period, the end day included', async () => {
  const made = await anActivity(server, staff, [aDailyTicket({ isActive: true })])
  expect(made.activityPricings[0]).toMatchObject({ isOnline: false, offlineReason: 'notYet' })
  await server.owner.query(
    `update activity_category set sale_begins_at = '2029-10-01T04:00:00Z', sale_ends_at = '2029-12-01T17:00:00.001Z' where tenant_id = $1 and activity_id = $2`,
    [staff.tenantId, made.publicId],
  )
  expect((await read(made.publicId)).activityPricings[0]).toMatchObject({
    isOnline: true,
    offlineReason: null,
  })
  await server.owner.query(
    `update activity_category set sale_ends_at = '2029-12-01T17:00:00Z' where tenant_id = $1 and activity_id = $2`,
    [staff.tenantId, made.publicId],
  )
  expect((await read(made.publicId)).activityPricings[0]).toMatchObject({
    isOnline: false,
    offlineReason: 'over',
  })
})

test('two people save the same activity: the second is told who, when and what, and nothing is lost', async () => {
  const made = await anActivity(server, staff)
  const colleague = await aStaff(server, staff, { accesses: ['Activities'] })
  const theirs = asSaved(made)
  theirs.internationalizedFields.fr.name = 'Ski de printemps'
  expect(
    (await send(server, colleague, saveActivity, { params: { id: made.publicId }, body: theirs }))
      .status,
  ).toBe(200)
  const mine = await send(server, staff, saveActivity, {
    params: { id: made.publicId },
    body: { ...asSaved(made), tags: ['hiver'] },
  })
  expect(mine.status).toBe(409)
  expect(mine.body).toMatchObject({
    type: 'StaleVersion',
    version: 2,
    changedBy: 'Théo Essai',
    changedFields: ['name'],
    changedAt: '2029-12-01T17:00:00.000Z',
  })
  expect((await read(made.publicId)).internationalizedFields.fr.name).toBe('Ski de printemps')
})

test('twenty saves at once from one version: one wins', async () => {
  const made = await anActivity(server, staff)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      send(server, staff, saveActivity, {
        params: { id: made.publicId },
        body: { ...asSaved(made), tags: [`t${i}`] },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.type === 'StaleVersion')).toHaveLength(19)
})

test('a bulk save is all or nothing, and a foreign or unknown id writes nothing', async () => {
  const other = await aBusiness(server)
  const [made, foreign] = [await anActivity(server, staff), await anActivity(server, other)]
  const renamed = asSaved({
    ...made,
    internationalizedFields: {
      ...made.internationalizedFields,
      fr: { name: 'Autre', pricingSelectionMessage: '' },
    },
  })
  expect(
    (
      await send(server, staff, saveActivities, {
        body: { internationalizedActivities: [renamed, asSaved(foreign)] },
      })
    ).status,
  ).toBe(404)
  const stolen = asSaved({
    ...made,
    activityPricings: [
      {
        ...made.activityPricings[0]!,
        activityPricingDetails: [
          {
            ...made.activityPricings[0]!.activityPricingDetails[0]!,
            publicId: foreign.activityPricings[0]!.activityPricingDetails[0]!.publicId,
          },
        ],
      },
    ],
  })
  expect(
    (await send(server, staff, saveActivity, { params: { id: made.publicId }, body: stolen }))
      .status,
  ).toBe(404)
  expect(await read(made.publicId)).toEqual(made)
})

test('a ticket type that is left out is archived, and what was sold of it still reads as it was sold', async () => {
  const made = await anActivity(server, staff, [
    aDailyTicket({ isActive: true, schedulingType: 'Anytime' }),
  ])
  await server.owner.query(
    `update activity_category set sale_begins_at = '2029-10-01T04:00:00Z' where tenant_id = $1 and activity_id = $2`,
    [staff.tenantId, made.publicId],
  )
  const [adult, child] = made.activityPricings[0]!.activityPricingDetails
  const sold = await send(
    server,
    staff,
    sell,
    {
      body: { tickets: [{ productId: child!.publicId, quantity: 1 }], payment: { method: 'cash' } },
    },
    { key: newKey() },
  )
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
      await send(
        server,
        staff,
        sell,
        { body: { tickets: [{ productId: child!.publicId, quantity: 1 }] } },
        { key: newKey() },
      )
    ).status,
  ).toBe(404)
  expect(
    (await send(server, staff, getOrder, { params: { ref: sold.body.orderReferenceNumber } })).body
      .invoice.entries[0],
  ).toMatchObject({ productTitle: { fr: 'Enfant' }, price: 9.99 })
})

test('a category that was taken out comes back as the same one, without its old ticket types', async () => {
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

test('a copy stands last, switched off, with ids of its own; a long name gives up its end', async () => {
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

test('the order is saved as sent; a list that names one twice or a missing one changes nothing', async () => {
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

test('the prices page edits the very records of the activity page, and only what it shows', async () => {
  const lone = await aBusiness(server)
  const clerk = await aStaff(server, lone, { accesses: ['Pricings'] })
  const made = await anActivity(server, lone, [aDailyTicket(), aSeasonPass()])
  const query = { query: { collaboratorPublicId: lone.tenantId, category: 'season_pass' as const } }
  const [row] = (await send(server, clerk, findPricings, query)).body.pricings
  expect(row).toMatchObject({
    activityPublicId: made.publicId,
    isActive: false,
    offlineReason: 'inactive',
  })
  const { isOnline: _online, offlineReason: _reason, name: _name, ...sent } = row!
  const save = (over: object) =>
    send(server, clerk, savePricings, {
      body: {
        collaboratorPublicId: lone.tenantId,
        category: 'season_pass',
        pricings: [{ ...sent, ...over }],
      },
    })
  const changed = await save({
    isActive: true,
    activityPricingDetails: [{ ...sent.activityPricingDetails[0]!, price: '420.5' }],
  })
  expect(changed.body.pricings[0]!.activityPricingDetails[0]!.price).toBe(420.5)
  const after = (await send(server, lone, getActivity, { params: { id: made.publicId } })).body
  expect(after.activityPricings[1]!.activityPricingDetails[0]).toMatchObject({
    price: 420.5,
    activityPricingDetailIdentifications: [{ isPictureRequired: true }],
  })
  expect(after.activityPricings[0]).toEqual(made.activityPricings[0])
  expect((await save({})).body.type).toBe('StaleVersion')
  expect(
    rulesOf(await save({ version: 2, validPeriodEndDateTimeUtc: '2030-03-01T05:00:00.000Z' })),
  ).toEqual({ 'pricings.0.activePeriodEndDateTimeUtc': 'withinValidPeriod' })
  expect(
    (
      await save({
        version: 2,
        activityPricingDetails: [{ ...sent.activityPricingDetails[0]!, publicId: made.publicId }],
      })
    ).status,
  ).toBe(404)
})

test('the same record twice in one save is refused at its list, and nothing is written', async () => {
  const lone = await aBusiness(server)
  const made = await anActivity(server, lone, [aSeasonPass()])
  const [pricing] = made.activityPricings
  const [type] = pricing!.activityPricingDetails
  const [holder] = type!.activityPricingDetailIdentifications
  const save = (details: object[]) =>
    send(server, lone, saveActivity, {
      params: { id: made.publicId },
      body: {
        ...asSaved(made),
        activityPricings: [{ ...pricing!, activityPricingDetails: details as never }],
      },
    })
  expect(rulesOf(await save([type!, type!]))).toEqual({
    'activityPricings.0.activityPricingDetails': 'unique',
  })
  expect(
    rulesOf(await save([{ ...type!, activityPricingDetailIdentifications: [holder, holder] }])),
  ).toEqual({
    'activityPricings.0.activityPricingDetails.0.activityPricingDetailIdentifications': 'unique',
  })
  expect(
    rulesOf(
      await send(server, lone, saveActivities, {
        body: { internationalizedActivities: [asSaved(made), asSaved(made)] },
      }),
    ),
  ).toEqual({ internationalizedActivities: 'unique' })
  expect((await send(server, lone, getActivity, { params: { id: made.publicId } })).body).toEqual(
    made,
  )
})

test('a date beyond the centuries that can be counted on is refused at its field', async () => {
  for (const end of ['9999-12-31T05:00:00.000Z', '3000-01-01T00:00:00.000Z'])
    expect(
      rulesOf(
        await send(server, staff, createActivity, {
          body: activityBody([aDailyTicket({ activePeriodEndDateTimeUtc: end })]),
        }),
      ),
    ).toMatchObject({ 'activityPricings.0.activePeriodEndDateTimeUtc': 'instant' })
})

test('a list holds a thousand records, and says so to the next one', async () => {
  const lone = await aBusiness(server)
  await server.owner.query(
    `insert into activity (tenant_id, id, position, name) select $1, gen_random_uuid(), n, '{"fr":"a","en":"a"}' from generate_series(0, 998) n`,
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
