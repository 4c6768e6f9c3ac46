import { saveCart } from '@guichet/contract/orders/sale/saved/save-cart.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, expect, test } from 'vitest'
import { newId } from '../../../src/platform/values/ids.ts'
import { aCartToKeep, aSavedCart } from '../../factories/sales/saved-carts.ts'
import { aStaff, type Staff } from '../../factories/staff.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey } from '../../test-server.ts'
import { inFlight, openRace, reach, tally } from '../processes.ts'
import { untilBroken } from '../until-broken.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
const other = await aStaff(server, staff, { accesses: ['TicketCreation'] })
afterAll(close)

type SavedCart = Awaited<ReturnType<typeof aSavedCart>>
const clerkOf = (i: number) => (i % 4 < 2 ? staff : other)
type Press = { by: Staff; line: SavedCart['line']; cartId: string; key?: string }
const sellAt = (base: string, { by, line, cartId, key = newKey() }: Press) =>
  reach(base, by, sell, {
    key,
    body: { tickets: [line], payment: { method: 'cash' }, keptCartPublicId: cartId },
  })
const pressOf = ({ cart, line }: SavedCart, i: number): Press => ({
  by: clerkOf(i),
  line,
  cartId: cart.publicId,
})
const takeAt = (base: string, i: number, { cart }: SavedCart) =>
  reach(base, clerkOf(i), saveCart, {
    params: { cartPublicId: cart.publicId },
    body: { ...aCartToKeep({ content: cart.content }), version: cart.version },
  })
const statusesOf = (answers: { status: number }[]) => tally(answers.map(({ status }) => status))
const typesOf = (answers: { body: Record<string, unknown> }[]) =>
  new Set(answers.flatMap(({ body }) => body.type ?? []))
const takenOf = async ({ slotId }: Pick<SavedCart, 'slotId'>) =>
  (
    await server.owner.query<{ taken: number }>('select taken from resource where id = $1', [
      slotId,
    ])
  ).rows[0]!.taken

test('a parked cart that two clerks sell twenty times concurrently becomes one order', async () => {
  const kept = await aSavedCart(server, staff, { isParked: true })
  const answers = await inFlight(20, 20, (i) => sellAt(baseOf(i), pressOf(kept, i)))
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: 19 })
  expect(typesOf(answers)).toEqual(new Set(['CartSold']))
  const { body: order } = answers.find(({ status }) => status === 200)!
  expect(
    new Set(answers.flatMap(({ body }) => (body.type ? [body.orderReferenceNumber] : []))),
  ).toEqual(new Set([order.orderReferenceNumber]))
  expect(await takenOf(kept)).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})

test('twenty requests with one key sell a parked cart once and get the same order', async () => {
  const kept = await aSavedCart(server, staff, { isParked: true })
  const key = newKey()
  const answers = await inFlight(20, 20, (i) => sellAt(baseOf(i), { ...pressOf(kept, 0), key }))
  expect(statusesOf(answers)).toEqual({ 200: 20 })
  expect(new Set(answers.map(({ body }) => body.orderReferenceNumber)).size).toBe(1)
  expect(await takenOf(kept)).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})

test('a cart that was never saved is also sold once, and a late save does not restore it', async () => {
  const kept = await aSavedCart(server, staff)
  const id = newId()
  const answers = await inFlight(21, 21, (i) =>
    i === 20
      ? reach(baseOf(i), staff, saveCart, {
          params: { cartPublicId: id },
          body: aCartToKeep({ content: kept.cart.content }),
        })
      : sellAt(baseOf(i), { by: staff, line: kept.line, cartId: id }),
  )
  expect(answers.slice(0, 20).filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await server.owner.query(
    'select ended_at is not null as "isEnded", content from kept_cart where id = $1',
    [id],
  )
  expect(rows).toEqual([{ isEnded: true, content: null }])
  expect(await violations(server.owner)).toEqual([])
})

test('two clerks take one cart concurrently: one gets it, the other gets StaleVersion with its current content', async () => {
  const kept = await aSavedCart(server, staff, { isParked: true })
  const answers = await inFlight(20, 20, (i) => takeAt(baseOf(i), i, kept))
  const [winners, losers] = [
    answers.flatMap(({ status }, i) => (status === 200 ? [clerkOf(i)] : [])),
    answers.filter(({ status }) => status !== 200),
  ]
  // The winner’s save is idempotent: sent again, it succeeds too.
  expect(new Set(winners.map(({ accountId }) => accountId)).size).toBe(1)
  expect(typesOf(losers)).toEqual(new Set(['StaleVersion']))
  expect(losers.map(({ body }) => body.current)).toEqual(
    losers.map(() => expect.objectContaining({ content: kept.cart.content })),
  )
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without its lock one cart becomes several orders', async () => {
  await asMutant('no-cart-lock', async (base) => {
    let sold = 0
    await untilBroken(server, 'V1', async () => {
      const kept = await aSavedCart(server, staff, { isParked: true })
      const answers = await inFlight(6, 6, (i) => sellAt(base, pressOf(kept, i)))
      sold = answers.filter(({ status }) => status === 200).length
    })
    expect(sold).toBeGreaterThan(1)
  })
})
