import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { expect, test } from 'vitest'
import { cashOf } from '../../../test/factories/sales/disputes.ts'
import { anOrder } from '../../../test/factories/sales/orders.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'
import type { PaymentProviders, ProviderDispute } from '../../payments/public.ts'
import { openPool } from '../../platform/db/open-pool.ts'
import { Worker } from '../../platform/jobs/worker.ts'
import { newId } from '../../platform/values/ids.ts'
import { orderJobs } from '../orders.module.ts'

let answers: ProviderDispute['state'][] = []
/** Runs once while the provider answers. */
let meanwhile: (() => Promise<void>) | null = null
const providers: PaymentProviders = {
  bank: {
    refund: async () => ({ outcome: 'refused', why: 'not asked here' }),
    readDispute: async () => {
      const [state, work] = [answers.shift()!, meanwhile]
      meanwhile = null
      await work?.()
      return {
        paymentRef: 'pi_1',
        // For a payment in another currency the provider reports more than was received.
        cents: 99_999_999,
        state,
        isOver: state !== 'open',
        isWithdrawn: state !== 'won',
        isAnswered: false,
        reason: 'general',
        answerBy: null,
        openedAt: '2026-01-01T00:00:00.000Z',
        pageUrl: null,
      }
    },
  },
}
const server = useTestServer({ providers })

/** A paid order, and a function that reports its dispute. */
async function aPaidOrder() {
  const staff = await aBusiness(server)
  const { order } = await anOrder(server, staff)
  const { rows } = await server.owner.query<{ cents: number }>(
    `update payment
      set provider = 'bank', provider_account = 'acct_1', provider_ref = 'pi_1'
      where order_id = $1
      returning cents`,
    [order.publicId],
  )
  const bringNews = () =>
    server.owner.query(
      `insert into job (tenant_id, id, kind, payload, run_at, created_at)
        values ($1, $2, 'check-dispute', $3, now(), now())`,
      [staff.tenantId, newId(), { provider: 'bank', account: 'acct_1', disputeRef: 'du_1' }],
    )
  const read = async () =>
    (await send(server, staff, getOrder, { params: { ref: order.publicId } })).body
  return { order, staff, cents: rows[0]!.cents, bringNews, read }
}

test('an answer that was requested earlier and arrives later changes nothing', async () => {
  const { order, bringNews, read, cents } = await aPaidOrder()
  const pool = openPool({ url: server.url, max: 2, role: 'guichet_worker' })
  const other = new Worker(pool, orderJobs(providers), { restartGraceSeconds: 0 })
  answers = ['open', 'won']
  meanwhile = async () => {
    await bringNews()
    await other.drain()
  }
  await bringNews()
  await server.app.worker.drain()
  expect(answers).toEqual([])
  expect((await read()).disputes).toMatchObject([{ state: 'won', amount: cents / 100 }])
  expect(await cashOf(server, order.publicId)).toEqual({ 'cash:cash': cents })
  await pool.end()
})

test('an open dispute is checked daily, so that an unreported end is found', async () => {
  const { order, staff, bringNews, read, cents } = await aPaidOrder()
  answers = ['open', 'lost']
  await bringNews()
  await server.app.worker.drain()
  expect(await cashOf(server, order.publicId)).toEqual({ disputed: cents })
  const { rowCount } = await server.owner.query(
    `update job
      set run_at = now()
      where tenant_id = $1 and kind = 'check-dispute' and ended_at is null
        and run_at > now() + interval '23 hours'`,
    [staff.tenantId],
  )
  expect(rowCount).toBe(1)
  await server.app.worker.drain()
  expect((await read()).disputes).toMatchObject([{ state: 'lost' }])
  expect(await cashOf(server, order.publicId)).toEqual({ 'lost-dispute': cents })
  expect(await violations(server.owner)).toEqual([])
  const { rowCount: left } = await server.owner.query(
    `select from job where tenant_id = $1 and kind = 'check-dispute' and ended_at is null`,
    [staff.tenantId],
  )
  expect(left).toBe(0)
})
