import { reactivateOrder } from '@guichet/contract/orders/refunds/reactivate-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, expect, test } from 'vitest'
import { anOrder } from '../../factories/sales/orders.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey, send } from '../../test-server.ts'
import type { MutantName } from '../mutants.ts'
import { inFlight, openRace, reach } from '../processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

/** A cancelled order that cost nothing: its places are on sale again. */
async function cancelled(capacity: number) {
  const made = await anOrder(server, staff, { quantity: 1, cents: 0, capacity })
  const { order } = made
  const { status } = await send(server, staff, refundOrder, {
    body: {
      orderPublicId: order.publicId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Essai',
      ticketPublicIdsToBeDeleted: order.ticketPublicIds.split(','),
    },
    key: newKey(),
  })
  expect(status).toBe(200)
  return made
}
type SoldOrder = Awaited<ReturnType<typeof cancelled>>
const again = (base: string, { order }: SoldOrder, key = newKey()) =>
  reach(base, staff, reactivateOrder, { body: { orderPublicId: order.publicId }, key })
const buy = (base: string, { line }: SoldOrder) =>
  reach(base, staff, sell, {
    body: { tickets: [{ ...line, quantity: 1 }], payment: { method: 'free' } },
    key: newKey(),
  })
const takenOf = async ({ slotId }: SoldOrder) =>
  (
    await server.owner.query<{ taken: number }>('select taken from resource where id = $1', [
      slotId,
    ])
  ).rows[0]!.taken
const won = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length

test('fifty concurrent reactivations of one order are one', async () => {
  const made = await cancelled(100)
  const answers = await inFlight(50, 50, (i) => again(baseOf(i), made))
  expect(won(answers)).toBe(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await takenOf(made)).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})

test('the last place goes to a sale or to the reactivation, never to both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const made = await cancelled(1)
    const answers = await inFlight(20, 20, (i) =>
      i % 2 ? again(baseOf(i), made) : buy(baseOf(i), made),
    )
    expect(won(answers)).toBe(1)
    expect(await takenOf(made)).toBe(1)
  }
  expect(await violations(server.owner)).toEqual([])
})

/** Most places that one order took in up to ten rounds of a race against a mutant. */
async function mostTaken(
  mutantName: MutantName,
  places: number,
  race: (base: string, made: SoldOrder) => Promise<unknown>,
): Promise<number> {
  let most = 0
  await asMutant(mutantName, async (base) => {
    for (let round = 0; round < 10 && most < 2; round += 1) {
      const made = await cancelled(places)
      await race(base, made)
      most = Math.max(most, await takenOf(made))
    }
  })
  return most
}

test('mutant: without the guard of places the last place is taken twice', async () => {
  await server.owner.query('alter table resource drop constraint if exists resource_check')
  const most = await mostTaken('no-place-guard', 1, (base, made) =>
    inFlight(20, 20, (i) => (i % 2 ? again(base, made) : buy(base, made))),
  )
  expect(most).toBeGreaterThan(1)
})

test('mutant: without the lock on the order it is reactivated twice', async () => {
  await server.owner.query('alter table order_status_log drop constraint order_status_log_pkey')
  const most = await mostTaken('no-order-lock', 100, (base, made) =>
    inFlight(50, 50, () => again(base, made)),
  )
  expect(most).toBeGreaterThan(1)
})
