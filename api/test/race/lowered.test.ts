import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { saveRentalCategories } from '@guichet/contract/rentals/save-rental-categories.ts'
import { afterAll, expect, test } from 'vitest'
import { aRentalOf, resized, resizing } from '../factories/catalogue/resized.ts'
import { aRental, type RentalStock } from '../factories/time.ts'
import { violations } from '../invariants/violations.ts'
import { inFlight, openRace, reach } from './processes.ts'
import { skisSale } from './skis-sale.ts'
import { untilBroken } from './until-broken.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

const rent = (base: string, skis: RentalStock, size = 0) =>
  reach(base, staff, sell, skisSale(skis, size))
const promised = async (skis: RentalStock) =>
  (
    await server.owner.query<{ n: number }>(
      `select count(*)::int as n
        from claim c
        join rental_size z on z.resource_id = c.resource_id
        where z.id = any($1) and c.released_at is null`,
      [skis.sizeIds],
    )
  ).rows[0]!.n
const overbooked = async (skis: RentalStock) =>
  (await aRentalOf(server, staff, skis)).specifications.map((size) => size.overbooked)
const broken = async () => (await violations(server.owner)).map(({ name }) => name.split(' ')[0])

test('pieces are rented while their number changes: in the end exactly the excess is marked as overbooked', async () => {
  const skis = await aRental(server, staff, { sizes: [20, 20] })
  const answers = await inFlight(160, 16, async (i) => {
    if (i % 10 !== 9) return rent(baseOf(i), skis, i % 2)
    const answer = await reach(baseOf(i), staff, saveRentalCategories, {
      body: await resizing(server, staff, skis, [4, 30, 1, 12][i % 4]!),
    })
    expect([200, 409]).toContain(answer.status)
    return null
  })
  expect(new Set(answers.flatMap((answer) => (answer ? [answer.status] : [])))).toEqual(
    new Set([200, 409]),
  )
  const sold = answers.filter((answer) => answer?.status === 200).length
  expect(await promised(skis)).toBe(sold)
  expect(await broken()).toEqual([])
  await resized(server, staff, skis, 0)
  expect(await overbooked(skis)).toEqual([sold - 20, 0])
  await resized(server, staff, skis, 100)
  expect(await overbooked(skis)).toEqual([0, 0])
  expect(await broken()).toEqual([])
})

test('mutant: without the lock rentals made meanwhile exceed the number without being reported', async () => {
  await asMutant('no-timed-lock', async (base) => {
    await untilBroken(server, 'C2', async () => {
      const skis = await aRental(server, staff, { sizes: [5, 1] })
      const body = await resizing(server, staff, skis, 0)
      await inFlight(6, 6, (i) =>
        i === 5 ? reach(base, staff, saveRentalCategories, { body }) : rent(base, skis),
      )
    })
  })
})
