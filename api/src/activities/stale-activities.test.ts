import { saveActivities, saveActivity } from '@guichet/contract/activities/save-activity.ts'
import { expect, test } from 'vitest'
import { anActivity, asSaved } from '../../test/factories/catalogue/activities.ts'
import { savedActivities } from '../../test/factories/catalogue/saved-activities.ts'
import { aBusiness, aStaff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer({ clock: () => '2029-12-01T17:00:00.000Z' })
const staff = useBusiness(server)
const { read } = savedActivities(server, staff)

test('two people save the same activity: the second one learns who, when and what, and nothing is lost', async () => {
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

test('one of twenty concurrent saves of one version succeeds', async () => {
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
