import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { aStockedProduct } from '../../../test/factories/catalogue/shelf.ts'
import { anOrder } from '../../../test/factories/sales/orders.ts'
import { paidThrough } from '../../../test/factories/sales/payments.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'
import type { PaymentProviders } from '../../payments/public.ts'
import { openPool } from '../../platform/db/open-pool.ts'
import { Worker } from '../../platform/jobs/worker.ts'
import { orderJobs } from '../orders.module.ts'

const asked: string[] = []
let behaviour: 'settle' | 'refuse' | 'hang' = 'settle'
/** Runs once while the provider answers. */
let meanwhile: (() => Promise<void>) | null = null
const providers: PaymentProviders = {
  bank: {
    refund: async ({ key }) => {
      asked.push(key)
      const [answer, work] = [behaviour, meanwhile]
      meanwhile = null
      await work?.()
      if (answer === 'hang') throw new Error('no answer')
      return answer === 'settle'
        ? { outcome: 'settled', providerRef: `re_${key}` }
        : { outcome: 'refused', why: 'balance too low' }
    },
  },
}
const server = useTestServer({ providers })

const paidByBank = (orderId: string) => paidThrough(server, orderId, 'bank')
const refundAll = (staff: Staff, orderPublicId: string) =>
  send(server, staff, refundOrder, {
    body: { orderPublicId, productsToRefund: [], isRefundingAll: true, refundReason: 'Météo' },
    key: newKey(),
  })
/** An order paid through a provider, refunded in full. */
async function aRefundByBank() {
  asked.length = 0
  const staff = await aBusiness(server)
  const { order } = await anOrder(server, staff, { quantity: 2 })
  await paidByBank(order.publicId)
  const asking = await refundAll(staff, order.publicId)
  const read = async () =>
    (await send(server, staff, getOrder, { params: { ref: order.publicId } })).body
  return { order, staff, asking, read }
}
const retryNow = async () => {
  await server.owner.query('update job set run_at = now() where ended_at is null')
  await server.app.worker.drain()
}

test('a job sends the money after the commit; then the order gets its credit note, its status and its email', async () => {
  behaviour = 'settle'
  const { asking, read } = await aRefundByBank()
  expect(asking.body).toMatchObject({
    state: 'requested',
    status: 'RefundInProgress',
    creditNoteNumber: null,
  })
  await expect.poll(async () => (await read()).status).toBe('RefundCompleted')
  expect((await read()).mails.map((mail) => mail.kind)).toContain('refund')
  expect(await violations(server.owner)).toEqual([])
})

test('a refund without an answer stays in progress and is tried again with the same key', async () => {
  behaviour = 'hang'
  const { read } = await aRefundByBank()
  await expect
    .poll(async () => {
      await retryNow()
      return asked.length
    })
    .toBeGreaterThan(2)
  expect((await read()).status).toBe('RefundInProgress')
  behaviour = 'settle'
  await expect
    .poll(async () => {
      await retryNow()
      return (await read()).status
    })
    .toBe('RefundCompleted')
  expect(new Set(asked).size).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})

test('after a rejected refund the previous status is restored and the refund can be requested again', async () => {
  behaviour = 'refuse'
  const { order, read } = await aRefundByBank()
  await expect
    .poll(async () => {
      await retryNow()
      return (await read()).status
    })
    .toBe('CreatedByAdmin')
  expect(await read()).toMatchObject({
    totalRefunded: 0,
    totalRemaining: order.invoice.finalCost,
    can: { refund: true },
  })
  expect(await violations(server.owner)).toEqual([])
})

test('after a rejected refund returned products stay in stock, and a second attempt adds them only once', async () => {
  behaviour = 'refuse'
  const staff = await aBusiness(server)
  const { productId, stockId } = await aStockedProduct(server, staff, 10)
  const { body: order } = await send(server, staff, sell, {
    body: { tickets: [{ productId, quantity: 3 }], payment: { method: 'cash' } },
    key: newKey(),
  })
  await paidByBank(order.publicId)
  const [taken, status] = [
    async () =>
      (await server.owner.query('select taken from resource where id = $1', [stockId])).rows[0]
        .taken as number,
    async () =>
      (await send(server, staff, getOrder, { params: { ref: order.publicId } })).body.status,
  ]
  expect((await refundAll(staff, order.publicId)).status).toBe(200)
  await expect
    .poll(async () => {
      await retryNow()
      return status()
    })
    .toBe('CreatedByAdmin')
  expect(await taken()).toBe(0)
  behaviour = 'settle'
  expect((await refundAll(staff, order.publicId)).status).toBe(200)
  await expect
    .poll(async () => {
      await retryNow()
      return status()
    })
    .toBe('RefundCompleted')
  expect(await taken()).toBe(0)
  expect(await violations(server.owner)).toEqual([])
})

test('the late answer of a run that lost its lease does not change the refund that followed it', async () => {
  // A worker of another process, as no worker takes over its own lease.
  const pool = openPool({ url: server.url, max: 2, role: 'guichet_worker' })
  const other = new Worker(pool, orderJobs(providers), { restartGraceSeconds: 0 })
  behaviour = 'refuse'
  let again: Promise<unknown> | null = null
  meanwhile = async () => {
    // The lease ends while the provider answers: another run is rejected, and the clerk tries
    // again.
    await server.owner.query(
      `update job set run_at = now(), leased_until = now() - interval '1 s' where ended_at is null`,
    )
    await other.drain()
    behaviour = 'hang'
    again = refundAll(staff, order.publicId)
    await again
  }
  const { order, staff, read } = await aRefundByBank()
  await expect.poll(() => again).not.toBeNull()
  await again
  await expect
    .poll(async () => {
      await retryNow()
      return asked.length
    })
    .toBeGreaterThan(2)
  expect(await read()).toMatchObject({ status: 'RefundInProgress', totalRemaining: 0 })
  behaviour = 'settle'
  await expect
    .poll(async () => {
      await retryNow()
      return (await read()).status
    })
    .toBe('RefundCompleted')
  expect(await violations(server.owner)).toEqual([])
  await pool.end()
})
