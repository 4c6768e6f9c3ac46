import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { refundOrder } from '@guichet/contract/refunds/refund-order.ts'
import { anOrder } from '../../test/factories/orders.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { openWorld, send, type World } from '../../test/world.ts'
import type { PaymentProviders } from '../payments/public.ts'

let world: World
const asked: string[] = []
let behaviour: 'settle' | 'refuse' | 'hang' = 'settle'
const providers: PaymentProviders = {
  bank: {
    refund: async ({ key }) => {
      asked.push(key)
      if (behaviour === 'hang') throw new Error('no answer')
      return behaviour === 'settle' ? { outcome: 'settled', providerRef: `re_${key}` } : { outcome: 'refused', why: 'balance too low' }
    },
  },
}
beforeAll(async () => { world = await openWorld({ providers }) })
afterAll(() => world.close())

/** An order paid through a provider, refunded whole. */
async function aRefundByBank() {
  asked.length = 0
  const staff = await aBusiness(world)
  const { order } = await anOrder(world, staff, { quantity: 2 })
  await world.owner.query(`update payment set provider = 'bank', method = 'online', provider_ref = 'pi_1' where order_id = $1`, [order.publicId])
  await world.owner.query(`update posting set account = 'cash:online' where order_id = $1 and account = 'cash:cash'`, [order.publicId])
  const asking = await send(world, staff, refundOrder, { body: { orderPublicId: order.publicId, productsToRefund: [], isRefundingAll: true, refundReason: 'Météo' } })
  const read = async () => (await send(world, staff, getOrder, { params: { ref: order.publicId } })).body
  return { order, asking, read }
}
const retryNow = async () => {
  await world.owner.query('update job set run_at = now() where ended_at is null')
  await world.app.worker.drain()
}

test('the money leaves after the commit, by a job; then the credit note, the status and the letter', async () => {
  behaviour = 'settle'
  const { asking, read } = await aRefundByBank()
  expect(asking.body).toMatchObject({ state: 'requested', status: 'RefundInProgress', creditNoteNumber: null })
  await expect.poll(async () => (await read()).status).toBe('RefundCompleted')
  expect((await read()).mails.map((mail) => mail.kind)).toContain('refund')
  expect(await violations(world.owner)).toEqual([])
})

test('without an answer it stays in progress and the same key is tried again', async () => {
  behaviour = 'hang'
  const { read } = await aRefundByBank()
  await expect.poll(async () => { await retryNow(); return asked.length }).toBeGreaterThan(2)
  expect((await read()).status).toBe('RefundInProgress')
  behaviour = 'settle'
  await expect.poll(async () => { await retryNow(); return (await read()).status }).toBe('RefundCompleted')
  expect(new Set(asked).size).toBe(1)
  expect(await violations(world.owner)).toEqual([])
})

test('refused: the status before returns and the money can be asked for again', async () => {
  behaviour = 'refuse'
  const { order, read } = await aRefundByBank()
  await expect.poll(async () => { await retryNow(); return (await read()).status }).toBe('CreatedByAdmin')
  expect(await read()).toMatchObject({ totalRefunded: 0, totalRemaining: order.invoice.finalCost, can: { refund: true } })
  expect(await violations(world.owner)).toEqual([])
})
