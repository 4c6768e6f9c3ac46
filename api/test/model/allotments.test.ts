import { expect, test } from 'vitest'
import { agreed, disagreements } from '../factories/input/checked-figures.ts'
import { violations } from '../invariants/violations.ts'
import { numbersFrom, seed } from '../seed.ts'
import { useTestServer } from '../use-server.ts'
import { openCounters, takenOf, type Counters } from './allotment-counters.ts'
import { settle, steps } from './allotment-steps.ts'

const server = useTestServer()
const [runs, length] = process.env.LONG === '1' ? [150, 120] : [8, 60]

const slotCounts = async ({ slot }: Counters) =>
  (
    await server.owner.query<{ taken: number; overbooked: number }>(
      'select taken, overbooked from resource where id = $1',
      [slot.slotId],
    )
  ).rows[0]!

/** Each sale stored on a device is one order with its total, and no other order exists. */
async function expectOrders({ staff, devices, online }: Counters): Promise<void> {
  const sales = devices.flatMap((device) => device.sales)
  const { rows } = await server.owner.query<{ id: string; cents: number; paid: number }>(
    `select s.id, i.final_cents as cents,
        (
          select sum(p.cents)::int from payment p where p.order_id = s.order_id
        ) as paid
      from allotment_sale s
      join invoice i on i.order_id = s.order_id
      where s.tenant_id = $1
      order by s.id`,
    [staff.tenantId],
  )
  expect(rows).toEqual(
    sales
      .map(({ body }) => ({ id: body.publicId, cents: Math.round(+body.expectedFinalCost * 100) }))
      .map((sale) => ({ ...sale, paid: sale.cents }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
  const { rows: orders } = await server.owner.query(
    'select count(*)::int as count from orders where tenant_id = $1',
    [staff.tenantId],
  )
  expect(orders).toEqual([{ count: sales.length + online.orders }])
}

/** The drawer contains the cash that was taken, each sale rounded to five cents. */
async function expectCash({ staff, devices }: Counters): Promise<void> {
  const { rows } = await server.owner.query(
    `select coalesce(sum(cents + rounding_cents), 0)::int as cents
      from payment
      where tenant_id = $1 and method = 'cash' and till_id is not null
        and order_id in (select order_id from allotment_sale)`,
    [staff.tenantId],
  )
  const cash = devices
    .flatMap(({ sales }) => sales)
    .filter(({ body }) => body.payment.method === 'cash')
    .map(({ body }) => Math.round(Math.round(+body.expectedFinalCost * 100) / 5) * 5)
  expect(rows).toEqual([{ cents: cash.reduce((sum, cents) => sum + cents, 0) }])
}

test(
  'sales with and without a network, settlements, returns and expiries in any order match a plain model: each sale is one order, each place and cent is accounted for',
  { retry: 0, timeout: 3_600_000 },
  async () => {
    for (let run = 0; run < runs; run += 1) {
      const counters = await openCounters(server, numbersFrom(seed + run))
      for (let step = 0; step < length; step += 1) {
        await steps[counters.upTo(steps.length)]!(counters)
        expect((await slotCounts(counters)).taken, `seed ${seed}, run ${run}, step ${step}`).toBe(
          takenOf(counters),
        )
      }
      for (const { sales } of counters.devices.toReversed())
        for (const sale of sales.toReversed()) await settle(counters, sale)
      const { taken, overbooked } = await slotCounts(counters)
      expect([taken, overbooked]).toEqual([takenOf(counters), Math.max(0, taken - 25)])
      await expectOrders(counters)
      await expectCash(counters)
      expect(await violations(server.owner)).toEqual([])
      expect(await disagreements(server, counters.staff.tenantId)).toEqual(agreed)
    }
  },
)
