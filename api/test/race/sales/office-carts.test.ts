import { saveOfficeCart } from '@guichet/contract/office/save-office-cart.ts'
import { sellOfficeCart } from '@guichet/contract/office/sell-office-cart.ts'
import { afterAll, expect, test } from 'vitest'
import { mostPiecesOfAddress } from '../../../src/office/carts/hold-office-cart.ts'
import { aTicketType } from '../../factories/catalogue/catalogue.ts'
import { anOffice } from '../../factories/catalogue/ticket-office.ts'
import { aBuyer, anOfficeCart, newCartToken } from '../../factories/sales/office-carts.ts'
import { aCartLine } from '../../factories/sales/orders.ts'
import { violations } from '../../invariants/violations.ts'
import type { Token } from '../../test-server.ts'
import { inFlight, openRace, reach, tally } from '../processes.ts'
import { untilBroken } from '../until-broken.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)
const office = await anOffice(server, staff)
const nobody = { accessToken: '' } satisfies Token
const { productId } = await aTicketType(server, staff, { cents: 0, scheduling: 'Anytime' })
const aFreeLine = { productId, quantity: 1 }

const press = (base: string, cart: string) =>
  reach(base, nobody, sellOfficeCart, {
    params: { office, cart },
    body: { buyer: aBuyer, areTermsAccepted: true, expectedFinalCost: 0 },
  })
type Lines = Parameters<typeof anOfficeCart>[2]
const save = (base: string, cart: string, lines: Lines) =>
  reach(base, nobody, saveOfficeCart, {
    params: { office, cart },
    body: { language: 'fr', lines, rebateCodes: [] },
  })
const piecesHeld = async () =>
  (
    await server.owner.query<{ pieces: number }>(
      `select coalesce(sum(c.pieces), 0)::int as pieces
        from office_cart c
        join hold h on h.id = c.hold_id
        where h.ended_at is null`,
    )
  ).rows[0]!.pieces
const endHolds = () => server.owner.query('update office_cart set pieces = 0')

test('a cart that is sold twenty times concurrently becomes one order', async () => {
  const cart = await anOfficeCart(server, office, [aFreeLine])
  const answers = await inFlight(20, 20, (i) => press(baseOf(i), cart))
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20 })
  const references = answers.map(({ body }) => (body.order as { reference: string }).reference)
  expect(new Set(references).size).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})

test('the last places of a slot are held by as many carts as there are places', async () => {
  await endHolds()
  const { line, slotId } = await aCartLine(server, staff, { capacity: 7 })
  const answers = await inFlight(20, 20, (i) => save(baseOf(i), newCartToken(), [line]))
  const held = answers.filter(
    ({ status, body }) => status === 200 && (body.problems as unknown[]).length === 0,
  )
  expect(held).toHaveLength(7)
  const { rows } = await server.owner.query('select taken from resource where id = $1', [slotId])
  expect(rows).toEqual([{ taken: 7 }])
  expect(await violations(server.owner)).toEqual([])
})

const fillPlace = async (baseAt: (i: number) => string) => {
  await endHolds()
  const lines = [20, 20].map((quantity) => ({ ...aFreeLine, quantity }))
  await inFlight(12, 12, (i) => save(baseAt(i), newCartToken(), lines))
  return piecesHeld()
}

test('concurrent carts of one address hold at most two hundred pieces together', async () => {
  expect(await fillPlace(baseOf)).toBeLessThanOrEqual(mostPiecesOfAddress)
})

test('without the lock of the address they hold more', async () => {
  await asMutant('no-visitor-place', async (base) => {
    let most = 0
    for (let round = 0; round < 20 && most <= mostPiecesOfAddress; round++)
      most = await fillPlace(() => base)
    expect(most).toBeGreaterThan(mostPiecesOfAddress)
  })
  await endHolds()
})

test('without the lock of the cart it becomes several orders', async () => {
  await endHolds()
  await asMutant('no-office-cart-lock', (base) =>
    untilBroken(server, 'V6', async () => {
      const cart = await anOfficeCart(server, office, [aFreeLine])
      // The hold, which ends only once, is a second guard.
      await server.owner.query('update hold set held_until = now() where ended_at is null')
      await inFlight(20, 20, () => press(base, cart))
    }),
  )
})
