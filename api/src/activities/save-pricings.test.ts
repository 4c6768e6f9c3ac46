import { getActivity } from '@guichet/contract/activities/find-activities.ts'
import { findPricings, savePricings } from '@guichet/contract/activities/save-pricings.ts'
import { expect, test } from 'vitest'
import { aDailyTicket, anActivity, aSeasonPass } from '../../test/factories/catalogue/activities.ts'
import { rulesOf } from '../../test/factories/catalogue/saved-activities.ts'
import { aBusiness, aStaff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer({ clock: () => '2029-12-01T17:00:00.000Z' })

test('the prices page edits the same records as the activity page, and only the fields it shows', async () => {
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
