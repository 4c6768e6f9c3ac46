import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { withdrawSale } from '@guichet/contract/orders/sale/withdraw-sale.ts'
import { afterAll, expect, test } from 'vitest'
import { aCartLine } from '../../factories/sales/orders.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey } from '../../test-server.ts'
import { inFlight, openRace, reach } from '../processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

/**
 * Sends a sale ten times and its withdrawal ten times concurrently; `first` starts slightly
 * earlier.
 */
async function settledAtOnce(base: (i: number) => string, first: 'sale' | 'question') {
  const { line, slotId } = await aCartLine(server, staff)
  const key = newKey()
  const isQuestion = (i: number) => (i % 2 === 0) === (first === 'question')
  const answers = await inFlight(20, 20, (i) =>
    isQuestion(i)
      ? reach(base(i), staff, withdrawSale, { body: { saleKey: key } })
      : reach(base(i), staff, sell, {
          key,
          body: { tickets: [line], payment: { method: 'cash' } },
        }),
  )
  const reported = answers.flatMap(({ status, body }, i) =>
    isQuestion(i) ? [status === 200 && body.outcome] : [],
  )
  const sales = answers.filter(({ status }, i) => !isQuestion(i) && status === 200)
  const { rows } = await server.owner.query<{ taken: number }>(
    'select taken from resource where id = $1',
    [slotId],
  )
  return { reported: new Set(reported), sales: sales.length, taken: rows[0]!.taken }
}

test('a sale sent and withdrawn concurrently is either sold or withdrawn, and every response agrees', async () => {
  const outcomes = new Set<unknown>()
  for (let round = 0; round < 20; round++) {
    const { reported, sales, taken } = await settledAtOnce(baseOf, round % 2 ? 'sale' : 'question')
    const [outcome] = reported
    expect(reported.size).toBe(1)
    expect({ outcome, sales, taken }).toEqual(
      outcome === 'sold' ? { outcome, sales: 10, taken: 1 } : { outcome, sales: 0, taken: 0 },
    )
    outcomes.add(outcome)
  }
  expect(outcomes).toEqual(new Set(['sold', 'withdrawn']))
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without idempotency a sale is made although its withdrawal was confirmed', async () => {
  await asMutant('no-idempotency', async (base) => {
    const { reported, taken } = await settledAtOnce(() => base, 'question')
    expect(reported).toEqual(new Set(['withdrawn']))
    expect(taken).toBeGreaterThan(0)
  })
})
