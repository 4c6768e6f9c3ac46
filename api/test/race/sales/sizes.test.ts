import { sizeRental } from '@guichet/contract/bookings/size-rental.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, expect, test } from 'vitest'
import { aRental } from '../../factories/time.ts'
import { violations } from '../../invariants/violations.ts'
import { inFlight, openRace, reach, tally } from '../processes.ts'
import { skisSale } from '../skis-sale.ts'
import { untilBroken } from '../until-broken.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

type Skis = Awaited<ReturnType<typeof aRental>>
const sale = (base: string, skis: Skis, size: number) =>
  reach(base, staff, sell, skisSale(skis, size))
const give = (base: string, unitId: string, specificationPublicId: string) =>
  reach(base, staff, sizeRental, {
    params: { unitId },
    body: { version: 1, specificationPublicId },
  })

/** Pieces of the first size, each in its own order. */
async function sold(skis: Skis, count: number): Promise<string[]> {
  const made = await inFlight(count, 8, (i) => sale(baseOf(i), skis, 0))
  expect(tally(made.map(({ status }) => status))).toEqual({ 200: count })
  const { rows } = await server.owner.query<{ unit_id: string }>(
    'select unit_id from rental where size_id = $1',
    [skis.sizeIds[0]],
  )
  return rows.map(({ unit_id }) => unit_id)
}
const claimedOf = async (sizeId: string) =>
  (
    await server.owner.query<{ n: number }>(
      `select count(*)::int as n
        from claim c
        join rental_size z on z.resource_id = c.resource_id
        where z.id = $1 and c.released_at is null`,
      [sizeId],
    )
  ).rows[0]!.n

test('ten pieces are exchanged for the four of another size, each request sent twice, against its sale: four succeed', async () => {
  const skis = await aRental(server, staff, { sizes: [12, 4] })
  const units = await sold(skis, 10)
  const answers = await inFlight(30, 30, (i) =>
    i % 3 === 2 ? sale(baseOf(i), skis, 1) : give(baseOf(i), units[i % 10]!, skis.sizeIds[1]!),
  )
  const statuses = tally(answers.map(({ status }) => status))
  expect(statuses[200]).toBe(4)
  expect(statuses[409]).toBe(26)
  expect(await claimedOf(skis.sizeIds[1]!)).toBe(4)
  const kept = answers.filter(({ status }, i) => status === 200 && i % 3 !== 2).length
  expect(await claimedOf(skis.sizeIds[0]!)).toBe(10 - kept)
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock of the sizes more pieces are given than exist', async () => {
  await asMutant('no-timed-lock', async (base) => {
    await untilBroken(server, 'C2', async () => {
      const skis = await aRental(server, staff, { sizes: [40, 1] })
      const units = await sold(skis, 40)
      await inFlight(40, 40, (i) => give(base, units[i]!, skis.sizeIds[1]!))
    })
  })
})
