import { payBalance } from '@guichet/contract/orders/payment/pay-balance.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { afterAll, expect, test } from 'vitest'
import { aGroupOrder } from '../../factories/sales/balances.ts'
import { ask, row, type SoldOrder } from '../../factories/sales/refunds.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey } from '../../test-server.ts'
import { inFlight, openRace, reach } from '../processes.ts'
import { untilBroken } from '../until-broken.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

const take = (base: string, { order }: SoldOrder, amount: number, key = newKey()) =>
  reach(base, staff, payBalance, {
    key,
    params: { ref: order.orderReferenceNumber },
    body: { method: 'cash', amount },
  })
const paidOf = async ({ order }: SoldOrder) =>
  (
    await server.owner.query<{ cents: number }>(
      'select sum(cents)::int as cents from payment where order_id = $1',
      [order.publicId],
    )
  ).rows[0]!.cents

test('forty concurrent payments never take more than is owed', async () => {
  const made = await aGroupOrder(server, staff)
  const answers = await inFlight(40, 40, (i) => take(baseOf(i), made, 10))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
  expect(await paidOf(made)).toBe(6000)
  expect(await violations(server.owner)).toEqual([])
})

test('thirty requests with the key of one payment take it once and get equal answers', async () => {
  const [made, key] = [await aGroupOrder(server, staff), newKey()]
  const answers = await inFlight(30, 30, (i) => take(baseOf(i), made, 10, key))
  const [first, ...others] = answers.filter(({ status }) => status === 200)
  for (const { body } of others) expect(body).toEqual(first!.body)
  expect(await paidOf(made)).toBe(3000)
  expect(await violations(server.owner)).toEqual([])
})

test('concurrent payments and refunds keep the amounts owed, paid and refunded consistent', async () => {
  const sold = await inFlight(10, 4, () => aGroupOrder(server, staff))
  const answers = await inFlight(40, 20, (i) => {
    const made = sold[i % 10]!
    if (i % 2) return take(baseOf(i), made, 20)
    return reach(baseOf(i), staff, refundOrder, { key: newKey(), ...ask(made, [row(made, 100)]) })
  })
  expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock of the order more is taken than is owed', async () => {
  await asMutant('no-order-lock', async (base) => {
    await untilBroken(server, 'M2b', async () => {
      const sold = await inFlight(6, 3, () => aGroupOrder(server, staff))
      await inFlight(36, 36, (i) => take(base, sold[i % 6]!, 30))
    })
  })
})
