import { getJournal } from '@guichet/contract/journal/get-journal.ts'
import { expect, test } from 'vitest'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { paidThrough } from '../../test/factories/sales/payments.ts'
import { refundWhole } from '../../test/factories/sales/refunds.ts'
import { aBusiness, renewToken } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import type { PaymentProviders } from '../payments/public.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'

// Jobs use the time of the database only, so earlier events are dated some days ago.
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const dayOf = (instant: string) => localDateOf(instant, 'America/Toronto')
const [soldAt, askedAt, refusedAt] = [ago(5), ago(3), ago(0)]
let clock = soldAt
let answers = false
const providers: PaymentProviders = {
  bank: {
    refund: async () => {
      if (!answers) throw new Error('no answer')
      return { outcome: 'refused', why: 'balance too low' }
    },
  },
}
const server = useTestServer({ providers, clock: () => clock })

test('a refund that is rejected days later was not owed in between, and is owed again from then on', async () => {
  const staff = await aBusiness(server)
  const { order } = await anOrder(server, staff, { quantity: 1, cents: 5000 })
  await paidThrough(server, order.publicId, 'bank')
  clock = askedAt
  await renewToken(server, staff)
  await refundWhole(server, staff, order)
  await server.app.worker.drain()
  clock = refusedAt
  answers = true
  await server.owner.query(
    `update job set run_at = now() where kind = 'send-refund' and ended_at is null`,
  )
  await expect
    .poll(async () => {
      await server.app.worker.drain()
      const { rows } = await server.owner.query('select state from refund')
      return rows[0].state as string
    })
    .toBe('failed')
  await renewToken(server, staff)
  const { body } = await send(server, staff, getJournal, {
    query: { from: dayOf(soldAt), to: dayOf(refusedAt), deferred: 'true' },
  })
  const deferred = body.lines.filter(({ account }) => account === 'deferred-revenue')
  expect(deferred.map(({ date, debit, credit }) => [date, debit - credit])).toEqual([
    [dayOf(soldAt), -50],
    [dayOf(askedAt), 50],
    [dayOf(refusedAt), -50],
  ])
  expect(body.accounts.map(({ account }) => account)).not.toContain('revenue:daily_ticket')
})
