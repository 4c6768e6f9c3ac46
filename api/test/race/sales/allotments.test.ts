import { returnAllotment } from '@guichet/contract/orders/allotments/return-allotment.ts'
import { settleAllotmentSale } from '@guichet/contract/orders/allotments/settle-allotment-sale.ts'
import { takeAllotment } from '@guichet/contract/orders/allotments/take-allotment.ts'
import { afterAll, expect, test } from 'vitest'
import {
  anAllotment,
  anOfflineSale,
  aSlotOfToday,
  type OfflineSale,
  overdue,
  takeOf,
} from '../../factories/sales/allotments.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey } from '../../test-server.ts'
import { inFlight, openRace, reach, tally } from '../processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

type AllotmentSetup = Awaited<ReturnType<typeof anAllotment>>
const settleAt = (base: string, { allotment }: AllotmentSetup, body: OfflineSale) =>
  reach(base, staff, settleAllotmentSale, {
    key: newKey(),
    params: { allotmentPublicId: allotment.publicId },
    body,
  })
const returnAt = (base: string, { allotment }: AllotmentSetup) =>
  reach(base, staff, returnAllotment, {
    params: { allotmentPublicId: allotment.publicId },
    body: {},
  })
const statusesOf = (answers: { status: number }[]) => tally(answers.map(({ status }) => status))
const countsOf = async ({ slotId }: Pick<AllotmentSetup, 'slotId'>) =>
  (
    await server.owner.query<{ taken: number; overbooked: number }>(
      'select taken, overbooked from resource where id = $1',
      [slotId],
    )
  ).rows[0]!
const ordersOf = async ({ allotment }: AllotmentSetup) =>
  (
    await server.owner.query('select from allotment_sale where allotment_id = $1', [
      allotment.publicId,
    ])
  ).rowCount
const expire = (taken: AllotmentSetup) => overdue(server, taken)
const isLive = async ({ allotment }: AllotmentSetup) =>
  (
    await server.owner.query(
      'select from hold where id = (select hold_id from allotment where id = $1) and ended_at is null',
      [allotment.publicId],
    )
  ).rowCount === 1
const ended = (taken: AllotmentSetup) =>
  expect.poll(() => isLive(taken), { timeout: 20_000 }).toBe(false)

test('a sale settled twenty times concurrently is one order, named in every response', async () => {
  const taken = await anAllotment(server, staff)
  const sale = anOfflineSale(taken, { adults: 2 })
  const answers = await inFlight(20, 20, (i) => settleAt(baseOf(i), taken, sale))
  expect(statusesOf(answers)).toEqual({ 200: 20 })
  expect(new Set(answers.map(({ body }) => body.orderReferenceNumber)).size).toBe(1)
  expect(await ordersOf(taken)).toBe(1)
  expect(await countsOf(taken)).toEqual({ taken: 4, overbooked: 0 })
  expect(await violations(server.owner)).toEqual([])
})

test('of ten concurrent sales of the same seats one is settled, the others get SeatSold', async () => {
  const taken = await anAllotment(server, staff)
  const answers = await inFlight(10, 10, (i) =>
    settleAt(baseOf(i), taken, anOfflineSale(taken, { adults: 2 })),
  )
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: 9 })
  expect(new Set(answers.flatMap(({ body }) => body.type ?? []))).toEqual(new Set(['SeatSold']))
  expect(await countsOf(taken)).toEqual({ taken: 4, overbooked: 0 })
  expect(await violations(server.owner)).toEqual([])
})

test.each([1, 2, 3])(
  'sales settled while the rest of the allotment is returned all succeed, and no place is lost (%i)',
  async () => {
    const taken = await anAllotment(server, staff, { places: 12, capacity: 12 })
    const answers = await inFlight(8, 8, (i) =>
      i === 3
        ? returnAt(baseOf(i), taken)
        : settleAt(baseOf(i), taken, anOfflineSale(taken, { from: i })),
    )
    expect(statusesOf(answers)).toEqual({ 200: 8 })
    expect(await countsOf(taken)).toEqual({ taken: 7, overbooked: 0 })
    expect(await violations(server.owner)).toEqual([])
  },
)

test('sales settled while their allotment expires all succeed, and no place is lost', async () => {
  const taken = await anAllotment(server, staff, { places: 12, capacity: 12 })
  const answers = await inFlight(9, 9, async (i) => {
    if (i === 4) await expire(taken)
    return settleAt(baseOf(i), taken, anOfflineSale(taken, { from: i }))
  })
  await ended(taken)
  expect(statusesOf(answers)).toEqual({ 200: 9 })
  expect(await countsOf(taken)).toEqual({ taken: 9, overbooked: 0 })
  expect(await violations(server.owner)).toEqual([])
})

test('twelve devices take allotments of the last places concurrently: only the places that exist are taken', async () => {
  const slot = await aSlotOfToday(server, staff, { capacity: 7 })
  const answers = await inFlight(12, 12, (i) =>
    reach(baseOf(i), staff, takeAllotment, {
      key: newKey(),
      body: takeOf([slot.slotId], { places: 3 }),
    }),
  )
  expect(statusesOf(answers)).toEqual({ 200: 2, 409: 10 })
  expect(await countsOf(slot)).toEqual({ taken: 6, overbooked: 0 })
  expect(await violations(server.owner)).toEqual([])
})

/** Whether the taken places of a slot equal its unreleased claims. */
const isExact = async ({ slotId }: Pick<AllotmentSetup, 'slotId'>) =>
  (
    await server.owner.query(
      `select
        from resource r
        where r.id = $1
          and r.taken = (
            select coalesce(sum(c.quantity), 0)
            from claim c
            where c.resource_id = r.id and c.released_at is null
          )`,
      [slotId],
    )
  ).rowCount === 1

/** Settles sales one after another while an allotment ends, until a count is wrong. */
async function losesPlaces(base: string, end: (taken: AllotmentSetup) => Promise<unknown>) {
  for (let round = 0; round < 8; round += 1) {
    const taken = await anAllotment(server, staff, { places: 40, capacity: 40 })
    const settling = (async () => {
      for (let from = 0; from < 40 && (await isLive(taken)); from += 1)
        await settleAt(base, taken, anOfflineSale(taken, { from }))
    })()
    await settleAt(base, taken, anOfflineSale(taken, { from: 39 }))
    await end(taken)
    await settling
    if (!(await isExact(taken))) return true
  }
  return false
}

test('mutant: without its lock a repeated settlement is refused, and places are lost', async () => {
  // The database constraint is the last guard: it is dropped so that the fault shows.
  await server.owner.query('alter table resource drop constraint resource_check')
  await asMutant('no-allotment-lock', async (base) => {
    const twice = await anAllotment(server, staff)
    const sale = anOfflineSale(twice)
    const presses = await inFlight(6, 6, () => settleAt(base, twice, sale))
    expect(statusesOf(presses)).not.toEqual({ 200: 6 })

    for (const end of [(taken: AllotmentSetup) => returnAt(baseOf(0), taken), expire])
      expect(await losesPlaces(base, end)).toBe(true)
  })
})

test('mutant: without the guard of places several devices take the last ones', async () => {
  await asMutant('no-place-guard', async (base) => {
    const slot = await aSlotOfToday(server, staff, { capacity: 4 })
    const answers = await inFlight(6, 6, () =>
      reach(base, staff, takeAllotment, {
        key: newKey(),
        body: takeOf([slot.slotId], { places: 3 }),
      }),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
    expect((await countsOf(slot)).taken).toBeGreaterThan(4)
  })
})
