import { getActivity } from '@guichet/contract/activities/find-activities.ts'
import {
  createActivity,
  saveActivities,
  saveActivity,
} from '@guichet/contract/activities/save-activity.ts'
import { expect, test } from 'vitest'
import {
  aDailyTicket,
  activityBody,
  aDonation,
  anActivity,
  asSaved,
  aSeasonPass,
  title,
} from '../../test/factories/catalogue/activities.ts'
import { savedActivities, rulesOf } from '../../test/factories/catalogue/saved-activities.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer({ clock: () => '2029-12-01T17:00:00.000Z' })
const staff = useBusiness(server)
const { read } = savedActivities(server, staff)

test('every rule is reported at its field: names, prices, titles, scheduling, periods', async () => {
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

test('an activity needs at least one category, each once and with a ticket type, and a pass needs an identification; the message names the category', async () => {
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
  const lacking = await send(server, staff, createActivity, {
    body: activityBody([
      { ...aDailyTicket(), activityPricingDetails: [] },
      { ...aSeasonPass(), activityPricingDetails: [title('Adulte', 'Adult')] },
    ]),
    language: 'en',
  })
  expect(lacking.body.fields).toMatchObject([
    { rule: 'oneTicketType', detail: 'Add at least one ticket type: daily ticket.' },
    { rule: 'oneIdentification', detail: expect.stringContaining('season pass') },
  ])
})

test('midnight in UTC is the day that it is written as, for each date of an activity', async () => {
  const made = await anActivity(server, staff, [
    aSeasonPass({
      activePeriodStartDateTimeUtc: '2030-01-08T00:00:00Z',
      activePeriodEndDateTimeUtc: '2030-03-31T00:00:00Z',
      validPeriodStartDateTimeUtc: '2030-01-09T00:00:00.000Z',
      validPeriodEndDateTimeUtc: '2030-04-30T00:00:00.000Z',
    }),
  ])
  expect(made.activityPricings[0]).toMatchObject({
    activePeriodStartDateTimeUtc: '2030-01-08T05:00:00.000Z',
    activePeriodEndDateTimeUtc: '2030-04-01T03:59:59.999Z',
    validPeriodStartDateTimeUtc: '2030-01-09T05:00:00.000Z',
    validPeriodEndDateTimeUtc: '2030-05-01T03:59:59.999Z',
  })
  const today = { activePeriodStartDateTimeUtc: '2029-12-01T00:00:00Z' }
  expect(
    (await anActivity(server, staff, [aDailyTicket(today)])).activityPricings[0],
  ).toMatchObject({ activePeriodStartDateTimeUtc: '2029-12-01T05:00:00.000Z' })
})

test('a new date is not before today; a stored one may be', async () => {
  const past = { ...aDailyTicket(), activePeriodStartDateTimeUtc: '2029-11-30T05:00:00.000Z' }
  expect(
    rulesOf(await send(server, staff, createActivity, { body: activityBody([past]) })),
  ).toEqual({ 'activityPricings.0.activePeriodStartDateTimeUtc': 'nonPastPeriod' })
  const made = await anActivity(server, staff)
  await server.owner.query(
    `update activity_category
      set sale_begins_at = '2029-10-01T04:00:00Z'
      where tenant_id = $1 and activity_id = $2`,
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

test('the same record twice in one save is rejected at its list, and nothing is written', async () => {
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

test('a date outside of the supported centuries is rejected at its field', async () => {
  for (const end of ['9999-12-31T05:00:00.000Z', '3000-01-01T00:00:00.000Z'])
    expect(
      rulesOf(
        await send(server, staff, createActivity, {
          body: activityBody([aDailyTicket({ activePeriodEndDateTimeUtc: end })]),
        }),
      ),
    ).toMatchObject({ 'activityPricings.0.activePeriodEndDateTimeUtc': 'instant' })
})
