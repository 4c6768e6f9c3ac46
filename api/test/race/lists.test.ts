import { deleteActivity, orderActivities } from '@guichet/contract/activities/order-activities.ts'
import {
  createActivity,
  saveActivities,
  saveActivity,
} from '@guichet/contract/activities/save-activity.ts'
import { afterAll, expect, test } from 'vitest'
import {
  activityBody,
  anActivity,
  asSaved,
  type Activity,
} from '../factories/catalogue/activities.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import type { MutantName } from './mutants.ts'
import { inFlight, openRace, reach } from './processes.ts'

const { server, baseOf, asMutant, close } = await openRace()
afterAll(close)

const several = async (staff: Staff, count: number): Promise<Activity[]> => {
  const made = []
  for (let i = 0; i < count; i++) made.push(await anActivity(server, staff))
  return made
}
const create = (base: string, staff: Staff) =>
  reach(base, staff, createActivity, { body: activityBody() })
const placesOf = async ({ tenantId }: Staff) =>
  (
    await server.owner.query<{ position: number }>(
      'select position from activity where tenant_id = $1 and deleted_at is null order by position',
      [tenantId],
    )
  ).rows.map(({ position }) => position)
/** A save that renames; two of them from one version must not both succeed. */
const rename = (base: string, staff: Staff, activity: Activity, name: string) =>
  reach(base, staff, saveActivity, {
    params: { id: activity.publicId },
    body: {
      ...asSaved(activity),
      internationalizedFields: {
        fr: { name, pricingSelectionMessage: '' },
        en: { name, pricingSelectionMessage: '' },
      },
    },
  })
const deadlocks = async () => {
  await server.owner.query('select pg_stat_clear_snapshot()')
  return Number(
    (
      await server.owner.query(
        'select deadlocks from pg_stat_database where datname = current_database()',
      )
    ).rows[0].deadlocks,
  )
}

test('eighty records created concurrently get one position each', async () => {
  const staff = await aBusiness(server)
  const answers = await inFlight(80, 40, (i) => create(baseOf(i), staff))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await placesOf(staff)).toEqual(Array.from({ length: 80 }, (_, place) => place))
})

test('a list is reordered, saved, shortened and extended concurrently: no gap and no deadlock', async () => {
  const staff = await aBusiness(server)
  const made = await several(staff, 24)
  const before = await deadlocks()
  await inFlight(96, 24, async (i) => {
    const [activity, other] = [made[i % 24]!, made[(i * 7 + 5) % 24]!]
    const answer = await [
      () =>
        reach(baseOf(i), staff, orderActivities, {
          body: {
            collaboratorPublicId: staff.tenantId,
            activityOrders: [other, ...(activity === other ? [] : [activity])].map(
              ({ publicId }, order) => ({
                publicId,
                order,
              }),
            ),
          },
        }),
      () =>
        reach(baseOf(i), staff, saveActivities, {
          body: {
            internationalizedActivities: [other, ...(activity === other ? [] : [activity])].map(
              asSaved,
            ),
          },
        }),
      () => reach(baseOf(i), staff, deleteActivity, { params: { id: activity.publicId } }),
      () => create(baseOf(i), staff),
    ][i % 4]!()
    expect([200, 404, 409]).toContain(answer.status)
  })
  // PostgreSQL counts deadlocks with a delay.
  await new Promise((wake) => setTimeout(wake, 1500))
  expect(await deadlocks()).toBe(before)
  expect(await violations(server.owner)).toEqual([])
})

test('forty saves of one record from one version: one is stored, the others get the name of who changed it', async () => {
  const staff = await aBusiness(server)
  const [activity] = await several(staff, 1)
  const answers = await inFlight(40, 40, (i) => rename(baseOf(i), staff, activity!, `Nom ${i}`))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(
    answers.filter(
      ({ status, body }) =>
        status === 409 && body.type === 'StaleVersion' && body.changedBy === 'Maude Essai',
    ),
  ).toHaveLength(39)
})

async function without<T>(mutant: MutantName, work: (base: string) => Promise<T>): Promise<T> {
  return asMutant(mutant, async (base) => {
    return await work(base)
  })
}

test('mutant: without the lock of the list two records get the same position', async () => {
  const staff = await aBusiness(server)
  await without('no-list-lock', (base) => inFlight(40, 20, () => create(base, staff)))
  const places = await placesOf(staff)
  expect(new Set(places).size).toBeLessThan(places.length)
  await server.owner.query(
    `update activity a
      set position = n
      from (
        select id, row_number() over (order by id) - 1 as n from activity where tenant_id = $1
      ) o
      where a.id = o.id`,
    [staff.tenantId],
  )
})

test('mutant: without the lock of the record several saves from one version succeed', async () => {
  const staff = await aBusiness(server)
  const [activity] = await several(staff, 1)
  const answers = await without('no-version-lock', (base) =>
    inFlight(20, 20, (i) => rename(base, staff, activity!, `Nom ${i}`)),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
})
