import { moveStay } from '@guichet/contract/bookings/move-stay.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, expect, test } from 'vitest'
import { aHouse } from '../../factories/catalogue/rooms.ts'
import { violations } from '../../invariants/violations.ts'
import { inFlight, openRace, reach, tally } from '../processes.ts'
import { untilBroken } from '../until-broken.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

type House = Awaited<ReturnType<typeof aHouse>>
const sale = (base: string, house: House, room: number) =>
  reach(base, staff, sell, house.sale(room))
const go = (base: string, id: string, lodgingTypePublicId: string) =>
  reach(base, staff, moveStay, { params: { id }, body: { version: 1, lodgingTypePublicId } })
const booked = (house: House, room: number, count: number) =>
  inFlight(count, 8, async () => (await house.book(room)).id)
const claimedOf = async (typeId: string) =>
  (
    await server.owner.query<{ n: number }>(
      `select count(*)::int as n
        from claim c
        join lodging_type t on t.resource_id = c.resource_id
        where t.id = $1 and c.released_at is null`,
      [typeId],
    )
  ).rows[0]!.n

test('two stays move to the last room while it is sold: one request gets it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const house = await aHouse(server, staff, [{ quantity: 2 }, {}])
    const stays = await booked(house, 0, 2)
    const answers = await inFlight(3, 3, (i) =>
      i === 2 ? sale(baseOf(i), house, 1) : go(baseOf(i), stays[i]!, house.typeIds[1]!),
    )
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 2 })
    expect(await claimedOf(house.typeIds[1]!)).toBe(1)
  }
  expect(await violations(server.owner)).toEqual([])
})

test('ten stays move to the four rooms of another type, each request sent twice, against its sale: four succeed', async () => {
  const house = await aHouse(server, staff, [{ quantity: 12 }, { quantity: 4 }])
  const stays = await booked(house, 0, 10)
  const answers = await inFlight(30, 30, (i) =>
    i % 3 === 2 ? sale(baseOf(i), house, 1) : go(baseOf(i), stays[i % 10]!, house.typeIds[1]!),
  )
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 4, 409: 26 })
  const moved = answers.filter(({ status }, i) => status === 200 && i % 3 !== 2).length
  expect([await claimedOf(house.typeIds[0]!), await claimedOf(house.typeIds[1]!)]).toEqual([
    10 - moved,
    4,
  ])
  expect(await violations(server.owner)).toEqual([])
})

test('sixteen stays swap between two room types concurrently: no request fails with a deadlock', async () => {
  const house = await aHouse(server, staff, [{ quantity: 8 }, { quantity: 8 }])
  const stays = [...(await booked(house, 0, 8)), ...(await booked(house, 1, 8))]
  const answers = await inFlight(16, 16, (i) =>
    go(baseOf(i), stays[i]!, house.typeIds[i < 8 ? 1 : 0]!),
  )
  expect(
    Object.keys(tally(answers.map(({ status }) => status))).every((s) => /200|409/.test(s)),
  ).toBe(true)
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock of the rooms more stays get one than there are rooms', async () => {
  await asMutant('no-timed-lock', async (base) => {
    let claimed = 0
    await untilBroken(server, 'C2', async () => {
      const house = await aHouse(server, staff, [{ quantity: 20 }, {}])
      const stays = await booked(house, 0, 20)
      await inFlight(20, 20, (i) => go(base, stays[i]!, house.typeIds[1]!))
      claimed = await claimedOf(house.typeIds[1]!)
    })
    expect(claimed).toBeGreaterThan(1)
  })
})

test('mutant: without the lock of the order one stay keeps two rooms', async () => {
  await asMutant('no-order-lock', async (base) => {
    const kept = async (id: string) =>
      (
        await server.owner.query<{ n: number }>(
          `select count(*)::int as n
            from claim c
            join booking b on b.unit_id = c.unit_id
            where b.id = $1 and c.released_at is null`,
          [id],
        )
      ).rows[0]!.n
    let most = 1
    // On a busy machine the requests may not overlap: the round is repeated.
    for (let round = 0; round < 5 && most < 2; round += 1) {
      const house = await aHouse(server, staff, [{}, {}, {}])
      const { id } = await house.book(0)
      await inFlight(4, 4, (i) => go(base, id, house.typeIds[1 + (i % 2)]!))
      most = await kept(id)
    }
    expect(most).toBeGreaterThan(1)
  })
})
