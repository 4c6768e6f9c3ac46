import { createSample, removeSample } from '@guichet/contract/samples/create-sample.ts'
import { afterAll, expect, test } from 'vitest'
import { samplesOf } from '../factories/catalogue/samples.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import { newKey } from '../test-server.ts'
import { inFlight, openRace, reach } from './processes.ts'

const { server, baseOf, asMutant, close } = await openRace()
afterAll(close)
const { create, remove, activities, rentals, accessories } = samplesOf(server)

/** Presses the button in several tabs of several people, each with a key of its own. */
async function createTogether(baseFor: (i: number) => string): Promise<Staff> {
  const staff = await aBusiness(server)
  await inFlight(8, 8, (i) =>
    reach(baseFor(i), staff, createSample, { body: { sample: 'skiHill' }, key: newKey() }),
  )
  return staff
}
const recordsOf = async (staff: Staff) => [
  (await activities(staff)).length,
  (await rentals(staff)).length,
  (await accessories(staff)).length,
]

test('eight concurrent requests fill the catalogue once', async () => {
  const staff = await createTogether(baseOf)
  expect(await recordsOf(staff)).toEqual([2, 1, 1])
  expect(await violations(server.owner)).toEqual([])
})

test('concurrent removals remove each record once, and concurrent creations end in one sample', async () => {
  const staff = await aBusiness(server)
  await create(staff)
  const removals = await inFlight(6, 6, (i) =>
    reach(baseOf(i), staff, removeSample, { key: newKey() }),
  )
  expect(removals.map(({ status }) => status)).toEqual(removals.map(() => 200))
  const counts = removals.map(({ body }) => (body as unknown as { removed: number }).removed)
  expect(counts.toSorted()).toEqual([0, 0, 0, 0, 0, 4])
  await inFlight(12, 6, (i) =>
    i % 2
      ? reach(baseOf(i), staff, removeSample, { key: newKey() })
      : reach(baseOf(i), staff, createSample, { body: { sample: 'skiHill' }, key: newKey() }),
  )
  await remove(staff)
  expect(await recordsOf(staff)).toEqual([0, 0, 0])
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock of the sample the catalogue is filled several times', async () => {
  const staff = await asMutant('no-sample-lock', (base) => createTogether(() => base))
  expect((await recordsOf(staff))[0]).toBeGreaterThan(2)
})
