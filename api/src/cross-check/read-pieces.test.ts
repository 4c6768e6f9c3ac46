import { getStatistics } from '@guichet/contract/dashboard/get-statistics.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { createReport, getReport } from '@guichet/contract/reports/create-report.ts'
import { beforeEach, expect, test } from 'vitest'
import { agreed, disagreements } from '../../test/factories/input/checked-figures.ts'
import { exchangesOf } from '../../test/factories/sales/exchanged.ts'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { ask, refundWhole, row } from '../../test/factories/sales/refunds.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { readStatistics } from '../dashboard/public.ts'
import { transaction } from '../platform/db/db.ts'
import { addDays, localDateOf } from '../platform/values/zoned-time.ts'
import { daysOf, readFigures, viewFigures } from '../reports/public.ts'
import { differencesOf } from './differences.rules.ts'
import { readPieces } from './read-pieces.db.ts'

const server = useTestServer()
const today = localDateOf(new Date().toISOString(), 'America/Toronto')
let staff: Staff
beforeEach(async () => {
  staff = await aBusiness(server)
  await server.owner.query(
    `update tenant_setting
      set allow_several_partial_refunds = true, percent_refund_on_counter_orders = true
      where tenant_id = $1`,
    [staff.tenantId],
  )
})
const countOf = (rows: { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)

/** Sold and refunded units, as counted by the dashboard's tiles, its rows and a report. */
async function counts() {
  const { body: dashboard } = await send(server, staff, getStatistics, {
    body: { startDate: today, endDate: addDays(today, 1) },
  })
  const { body: head } = await send(server, staff, createReport, {
    body: { title: 'Jour', startDate: today, endDate: today },
  })
  const { body: report } = await send(server, staff, getReport, {
    params: { id: head.publicId },
    query: {},
  })
  expect(await disagreements(server, staff.tenantId)).toEqual(agreed)
  const { sold, refunded } = dashboard.period
  return {
    tiles: [sold, refunded],
    rows: [countOf(dashboard.sales), countOf(dashboard.refundedSales)],
    report: [countOf(report.sales.rows), countOf(report.refundReportSummary.rows)],
  }
}
const everywhere = (sold: number, refunded: number) => {
  const both = [sold, refunded]
  return { tiles: both, rows: both, report: both }
}

test('a unit that is refunded in three steps is one', async () => {
  const sold = await anOrder(server, staff, { quantity: 3 })
  for (let step = 0; step < 3; step++) {
    const { status } = await send(server, staff, refundOrder, {
      key: newKey(),
      ...ask(sold, [row(sold, 33, 0)]),
    })
    expect(status).toBe(200)
  }
  expect(await counts()).toEqual(everywhere(3, 1))
  await refundWhole(server, staff, sold.order)
  expect(await counts()).toEqual(everywhere(3, 3))
})

test('free units are sold, and a cancellation returns each of them', async () => {
  const { order } = await anOrder(server, staff, { quantity: 2, cents: 0 })
  expect(await counts()).toEqual(everywhere(2, 0))
  const { status } = await refundWhole(server, staff, order, {
    ticketPublicIdsToBeDeleted: order.ticketPublicIds.split(','),
  })
  expect(status).toBe(200)
  expect(await counts()).toEqual(everywhere(2, 2))
})

test('an exchange sells and returns no unit', async () => {
  const { exchange, anExchange } = exchangesOf(server, staff)
  const payment = { method: 'cash' as const }
  const dearer = await anExchange({ quantity: 2, otherCents: 3000 })
  const up = { ...dearer.choice, priceDifference: 'settle' as const, payment }
  expect(await exchange(dearer.ticketIds[0]!, up)).toMatchObject({ status: 200 })
  expect(await counts()).toEqual(everywhere(2, 0))
  const cheaper = await anExchange({ quantity: 2, otherCents: 500 })
  const down = { ...cheaper.choice, priceDifference: 'settle' as const }
  expect(await exchange(cheaper.ticketIds[0]!, down)).toMatchObject({ status: 200 })
  expect(await counts()).toEqual(everywhere(4, 0))
  await refundWhole(server, staff, cheaper.order)
  await refundWhole(server, staff, dearer.order)
  expect(await counts()).toEqual(everywhere(4, 4))
})

test.each([
  ['the tile of refunded pieces', 'tiles', 'piecesRefunded'],
  ['a row of the dashboard', 'daily_ticket', 'piecesSold'],
] as const)('a wrong count is found in %s', async (_, part, figure) => {
  const { order } = await anOrder(server, staff, { quantity: 2 })
  await refundWhole(server, staff, order)
  const { tenantId } = staff
  const period = daysOf(today, today, 'America/Toronto')
  const differences = await transaction(
    server.pool,
    { tenantId, accountId: null },
    'snapshot',
    async ({ db }) => {
      const view = viewFigures(await readFigures(db, tenantId, period))
      const statistics = await readStatistics(db, tenantId, [period])
      if (part === 'tiles') statistics.totals[0]!.refunded += 1
      else statistics.sales[0]!.count += 1
      return differencesOf(await readPieces(db, { tenantId, period }, { statistics, view }))
    },
  )
  expect(differences.find((found) => found.figure === figure && found.part === part)).toBeDefined()
})
