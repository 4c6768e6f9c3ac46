import { payBalance } from '@guichet/contract/orders/payment/pay-balance.ts'
import { holdCart } from '@guichet/contract/orders/sale/hold-cart.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, expect, test } from 'vitest'
import { aGroupOrder } from '../../factories/sales/balances.ts'
import { aCartLine } from '../../factories/sales/orders.ts'
import { aSavedCart } from '../../factories/sales/saved-carts.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey } from '../../test-server.ts'
import type { MutantName } from '../mutants.ts'
import { inFlight, openRace, reach, tally } from '../processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

type Line = Awaited<ReturnType<typeof aCartLine>>['line']
type Press = { line: Line; cartId?: string; holdId?: string; key?: string }
/** Forty dollars for 22.98 $: 23 $ in cash, of which two cents are rounding. */
const takeCash = (base: string, { line, cartId, holdId, key = newKey() }: Press) =>
  reach(base, staff, sell, {
    key,
    body: {
      tickets: [line],
      payment: { method: 'cash', tendered: 40 },
      ...(cartId && { keptCartPublicId: cartId }),
      ...(holdId && { holdPublicId: holdId }),
    },
  })

/** Cash payments for a product, and the postings of their rounding. */
async function takenFor({ productId }: Line) {
  const { rows } = await server.owner.query<{ payments: object[]; postings: number[] }>(
    `with sold as (select distinct order_id from order_line where product_id = $1)
    select
      (select json_agg(json_build_object(
          'cents', cents, 'rounding', rounding_cents, 'tendered', tendered_cents))
        from payment
        where order_id in (select order_id from sold)) as payments,
      (select array_agg(cents::int)
        from posting
        where account = 'cash-rounding' and order_id in (select order_id from sold)) as postings`,
    [productId],
  )
  return rows[0]!
}
const roundedOnce = {
  payments: [{ cents: 2298, rounding: 2, tendered: 4000 }],
  postings: [-2],
}
const statusesOf = (answers: { status: number }[]) => tally(answers.map(({ status }) => status))

test('thirty requests with the key of one cash sale take the cash once and round it once', async () => {
  const { line } = await aCartLine(server, staff)
  const key = newKey()
  const answers = await inFlight(30, 30, (i) => takeCash(baseOf(i), { line, key }))
  const sold = answers.filter(({ status }) => status === 200)
  expect(new Set(sold.map(({ body }) => body.orderReferenceNumber)).size).toBe(1)
  expect(sold[0]!.body.payments).toEqual([
    expect.objectContaining({ amount: 22.98, rounding: 0.02, tendered: 40, change: 17 }),
  ])
  expect(await takenFor(line)).toEqual(roundedOnce)
  expect(await violations(server.owner)).toEqual([])
})

test('twenty requests with different keys sell one cart: one takes its cash and rounds it once', async () => {
  const { line, cart } = await aSavedCart(server, staff)
  const cartId = cart.publicId
  const answers = await inFlight(20, 20, (i) => takeCash(baseOf(i), { line, cartId }))
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: 19 })
  expect(await takenFor(line)).toEqual(roundedOnce)
  expect(await violations(server.owner)).toEqual([])
})

test('twenty requests with different keys sell the same held places: one takes the cash and rounds it once', async () => {
  const { line } = await aCartLine(server, staff, { capacity: 1 })
  const held = await reach(baseOf(0), staff, holdCart, { key: newKey(), body: { tickets: [line] } })
  const holdId = held.body.publicId as string
  const answers = await inFlight(20, 20, (i) => takeCash(baseOf(i), { line, holdId }))
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: 19 })
  expect(await takenFor(line)).toEqual(roundedOnce)
  expect(await violations(server.owner)).toEqual([])
})

test('each partial payment of a balance is rounded once, even when it is submitted ten times', async () => {
  const { order, line } = await aGroupOrder(server, staff)
  const before = await takenFor(line)
  const keys = [newKey(), newKey()]
  await inFlight(20, 20, (i) =>
    reach(baseOf(i), staff, payBalance, {
      key: keys[i % 2]!,
      params: { ref: order.orderReferenceNumber },
      body: { method: 'cash', amount: i % 2 ? 5.03 : 5.01 },
    }),
  )
  const after = await takenFor(line)
  expect(after.payments).toHaveLength((before.payments?.length ?? 0) + 2)
  // 5.01 $ is 5 $ in cash, and 5.03 $ is 5.05 $.
  expect(after.postings.slice(before.postings?.length ?? 0).toSorted((a, b) => a - b)).toEqual([
    -2, 1,
  ])
  expect(await violations(server.owner)).toEqual([])
})

/** Sends the same sale six times without a protection. */
async function withoutProtection(mutant: MutantName, press: Press) {
  return asMutant(mutant, async (base) => {
    await inFlight(6, 6, () => takeCash(base, press))
    return await takenFor(press.line)
  })
}

test('mutant: without idempotency repeated requests round cash several times', async () => {
  const { line } = await aCartLine(server, staff)
  const { postings } = await withoutProtection('no-idempotency', { line, key: newKey() })
  expect(postings.length).toBeGreaterThan(1)
})

test('mutant: without the lock of its cart requests with several keys round cash several times', async () => {
  const { line, cart } = await aSavedCart(server, staff)
  const { postings } = await withoutProtection('no-cart-lock', { line, cartId: cart.publicId })
  expect(postings.length).toBeGreaterThan(1)
})
