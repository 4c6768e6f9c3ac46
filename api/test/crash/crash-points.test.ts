import path from 'node:path'
import type { Call, Endpoint } from '@guichet/contract/endpoint.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { aCartLine, anOrder } from '../factories/orders.ts'
import { violations } from '../invariants/violations.ts'
import { inFlight, reach, startProcess } from '../race/processes.ts'
import { newKey, send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

/**
 * Sends the call to a process that dies at a statement. @returns whether it died before it could
 * answer
 */
async function killedAt<E extends Endpoint>(
  { statement, when }: { statement: number; when: 'before' | 'after' },
  endpoint: E,
  call: Call<E> & { key: string },
): Promise<boolean> {
  const app = await startProcess(server.url, {
    entry: path.join(import.meta.dirname, 'serve-and-die.ts'),
    args: [String(statement), when],
  })
  const answered = await reach(app.base, staff, endpoint, call).then(
    ({ status }) => {
      expect(status).toBe(200)
      return true
    },
    () => false,
  )
  app.child.kill('SIGKILL')
  return !answered
}

type Effect = { call: Call<Endpoint>; countOf: () => Promise<number> }

/**
 * A death before a statement leaves the database as one after the statement before it: the short
 * run looks at the latter, which a pipelined commit can still follow.
 */
const moments = process.env.LONG === '1' ? (['before', 'after'] as const) : (['after'] as const)

/**
 * Kills at each statement until a run survives; after each death the same request with the same key
 * must give exactly one effect.
 */
async function everyCrashPoint(endpoint: Endpoint, prepare: () => Promise<Effect>) {
  let boundaries = 0
  let last = 0
  for (let first = 1; !last && first < 80; first += 2) {
    const points = [first, first + 1].flatMap((statement) =>
      moments.map((when) => ({ statement, when })),
    )
    await inFlight(points.length, 2, async (i) => {
      const { statement, when } = points[i]!
      const { call, countOf } = await prepare()
      const key = newKey()
      const died = await killedAt({ statement, when }, endpoint, { ...call, key })
      const retry = await send(server, staff, endpoint, { ...call, key })
      expect(retry.status, `${when} statement ${statement}`).toBe(200)
      expect(await countOf(), `${when} statement ${statement}`).toBe(1)
      if (died) boundaries += 1
      else last = statement
    })
  }
  expect(await violations(server.owner)).toEqual([])
  return boundaries
}

test('a sale killed at each statement, and between the commit and the answer, is one sale after a retry', async () => {
  const boundaries = await everyCrashPoint(sell, async () => {
    const { line, slotId } = await aCartLine(server, staff)
    return {
      call: {
        body: { tickets: [line], email: 'crash@example.test', payment: { method: 'cash' } },
      } as never,
      countOf: async () =>
        (await server.owner.query('select taken from resource where id = $1', [slotId])).rows[0]
          .taken as number,
    }
  })
  process.stdout.write(`  sale: ${boundaries} crash points\n`)
  expect(boundaries).toBeGreaterThan(20 * moments.length)
})

test('a refund killed at each of them is one refund', async () => {
  const boundaries = await everyCrashPoint(refundOrder, async () => {
    const { order } = await anOrder(server, staff, { quantity: 1 })
    return {
      call: {
        body: {
          orderPublicId: order.publicId,
          productsToRefund: [],
          isRefundingAll: true,
          refundReason: 'Essai',
          ticketPublicIdsToBeDeleted: order.ticketPublicIds.split(','),
        },
      } as never,
      countOf: async () =>
        (
          await server.owner.query(
            `select count(*)::int as n from refund where order_id = $1 and state = 'settled'`,
            [order.publicId],
          )
        ).rows[0].n as number,
    }
  })
  process.stdout.write(`  refund: ${boundaries} crash points\n`)
  expect(boundaries).toBeGreaterThan(20 * moments.length)
})
