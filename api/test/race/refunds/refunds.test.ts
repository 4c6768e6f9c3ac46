import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { afterAll, expect, test } from 'vitest'
import { anOrder } from '../../factories/sales/orders.ts'
import { aBusiness } from '../../factories/staff.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey } from '../../test-server.ts'
import { inFlight, openRace, reach } from '../processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
await server.owner.query(
  `update tenant_setting
    set allow_several_partial_refunds = true, percent_refund_on_counter_orders = true
    where tenant_id = $1`,
  [staff.tenantId],
)
afterAll(close)

type SoldOrder = Awaited<ReturnType<typeof anOrder>>
const ask = ({ order, line }: SoldOrder, percent: number) => ({
  body: {
    orderPublicId: order.publicId,
    refundReason: 'Essai',
    productsToRefund: [
      {
        productId: line.productId,
        refundPercentage: percent,
        unitPublicId: order.invoice.entries[0]!.units![0]!.publicId,
      },
    ],
  },
})
const refundedOf = async (orderId: string) =>
  (
    await server.owner.query(
      `select coalesce(sum(total_cents), 0)::int as cents, count(*)::int as n
        from refund
        where order_id = $1 and state <> 'failed'`,
      [orderId],
    )
  ).rows[0] as { cents: number; n: number }

test('fifty concurrent partial refunds of one item never return more than was paid', async () => {
  const made = await anOrder(server, staff, { quantity: 1 })
  const answers = await inFlight(50, 50, (i) =>
    reach(baseOf(i), staff, refundOrder, { ...ask(made, 30), key: newKey() }),
  )
  expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
  const { cents, n } = await refundedOf(made.order.publicId)
  expect(cents).toBe(Math.round(made.order.invoice.finalCost * 100))
  expect(n).toBe(answers.filter(({ status }) => status === 200).length)
  expect(await violations(server.owner)).toEqual([])
})

test('twenty-five concurrent refunds by amount, each submitted twice, return no more than is left', async () => {
  const made = await anOrder(server, staff, { quantity: 1 })
  const keys = Array.from({ length: 25 }, newKey)
  const { body } = ask(made, 100)
  const answers = await inFlight(50, 50, (i) =>
    reach(baseOf(i), staff, refundOrder, { body: { ...body, amount: '7.00' }, key: keys[i % 25]! }),
  )
  expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
  const { cents, n } = await refundedOf(made.order.publicId)
  expect(made.order.invoice.finalCost).toBe(22.98)
  expect([cents, n]).toEqual([2100, 3])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
  expect(await violations(server.owner)).toEqual([])
})

test('fifty requests with the same key are one refund with equal answers', async () => {
  const made = await anOrder(server, staff, { quantity: 2 })
  const key = newKey()
  const answers = await inFlight(50, 50, (i) =>
    reach(baseOf(i), staff, refundOrder, { ...ask(made, 40), key }),
  )
  expect(
    new Set(answers.map(({ status, body }) => `${status} ${String(body.publicId)}`)).size,
  ).toBe(1)
  expect((await refundedOf(made.order.publicId)).n).toBe(1)
})

test('credit notes of concurrent refunds are numbered without a gap; a refused refund takes no number', async () => {
  const lone = await aBusiness(server)
  const orders = await inFlight(20, 4, () => anOrder(server, lone, { quantity: 1 }))
  // Two requests refund each order in full: one of them is refused.
  const answers = await inFlight(40, 40, (i) =>
    reach(baseOf(i), lone, refundOrder, { ...ask(orders[i % 20]!, 100), key: newKey() }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const { rows } = await server.owner.query<{ credit_note: string | null }>(
    'select credit_note from refund where tenant_id = $1 order by credit_note',
    [lone.tenantId],
  )
  expect(rows.map((row) => row.credit_note)).toEqual(
    Array.from({ length: 20 }, (_, i) => `NC-${String(i + 1).padStart(6, '0')}`),
  )
})

test('mutant: without the lock on the order more is refunded than was paid', async () => {
  for (const constraint of ['unit_check1', 'unit_tax_check'])
    await server.owner.query(
      `alter table ${constraint.replace(/_check\d?$/, '')} drop constraint if exists ${constraint}`,
    )
  await server.owner.query(
    'alter table refund drop constraint refund_tenant_id_order_id_number_key',
  )
  await server.owner.query('alter table order_status_log drop constraint order_status_log_pkey')
  await asMutant('no-order-lock', async (base) => {
    const made = await anOrder(server, staff, { quantity: 1 })
    await inFlight(50, 50, () =>
      reach(base, staff, refundOrder, { ...ask(made, 60), key: newKey() }),
    )
    expect((await refundedOf(made.order.publicId)).cents).toBeGreaterThan(
      Math.round(made.order.invoice.finalCost * 100),
    )
  })
})
