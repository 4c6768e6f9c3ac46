import path from 'node:path'
import type { Call, Endpoint } from '@guichet/contract/endpoint.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { aCartLine, anOrder } from '../factories/sales/orders.ts'
import { violations } from '../invariants/violations.ts'
import { inFlight, reach, startProcess } from '../race/processes.ts'
import { newKey, send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

type CrashPoint = { statement: number; when: 'before' | 'after' }

/**
 * Sends the call to a process that dies at a statement. @returns whether it died before it could
 * answer
 */
async function killedAt<E extends Endpoint>(
  { statement, when }: CrashPoint,
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

const isLong = process.env.LONG === '1'
type Effect = { call: Call<Endpoint>; countOf: () => Promise<number> }

/**
 * A death before a statement leaves the database in the state after the previous statement: the
 * short run checks the latter, which a pipelined commit can still follow.
 */
const moments = isLong ? (['before', 'after'] as const) : (['after'] as const)

/**
 * Kills at statements until a run survives; after each death the same request with the same key
 * must have exactly one effect. The short run kills at every third statement, and at each of the
 * last ones around the commit. @returns The number of the first statement that is not reached
 * before the answer
 */
async function everyCrashPoint(endpoint: Endpoint, prepare: () => Promise<Effect>) {
  const isSurvived = async ({ statement, when }: CrashPoint) => {
    const { call, countOf } = await prepare()
    const key = newKey()
    const died = await killedAt({ statement, when }, endpoint, { ...call, key })
    const retry = await send(server, staff, endpoint, { ...call, key })
    expect(retry.status, `${when} statement ${statement}`).toBe(200)
    expect(await countOf(), `${when} statement ${statement}`).toBe(1)
    return !died
  }
  const survivorOf = async (statements: readonly number[]) => {
    const points = statements.flatMap((statement) => moments.map((when) => ({ statement, when })))
    let survived = Infinity
    await inFlight(points.length, 2, async (i) => {
      const point = points[i]!
      if (await isSurvived(point)) survived = Math.min(survived, point.statement)
    })
    return survived
  }
  const step = isLong ? 1 : 3
  let survived = Infinity
  let next = 1
  for (; survived === Infinity && next < 120; next += 2 * step)
    survived = await survivorOf([next, next + step])
  expect(survived).toBeLessThan(120)
  const around = Array.from({ length: step - 1 }, (_, i) => survived - step + 1 + i)
  survived = Math.min(survived, await survivorOf(around))
  expect(await violations(server.owner)).toEqual([])
  return survived
}

test('a sale killed at its statements, and between the commit and the answer, is one sale after a retry', async () => {
  const statements = await everyCrashPoint(sell, async () => {
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
  process.stdout.write(`  sale: ${statements} statements\n`)
  expect(statements).toBeGreaterThan(21)
})

test('a refund killed at its statements is one refund after a retry', async () => {
  const statements = await everyCrashPoint(refundOrder, async () => {
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
  process.stdout.write(`  refund: ${statements} statements\n`)
  expect(statements).toBeGreaterThan(21)
})
