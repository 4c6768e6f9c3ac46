import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { newKey, send, type TestServer } from '../test-server.ts'
import { inDays } from './sales/balances.ts'
import { aCartLine, anOrder } from './sales/orders.ts'
import { refundWhole } from './sales/refunds.ts'
import { anOpenTill } from './sales/tills.ts'
import { aBusiness, aStaff, type Staff } from './staff.ts'

/** Amounts that were sold, paid, posted and refunded; they are protected against changes. */
const soldAmounts = {
  order_line: ['unit_cents'],
  unit: ['gross_cents', 'rebate_cents', 'tax_cents', 'refunded_cents'],
  unit_tax: ['cents', 'refunded_cents'],
  invoice: ['entries_cents', 'rebates_cents', 'fees_cents', 'taxes_cents', 'final_cents'],
  invoice_tax: ['base_cents', 'cents'],
  payment: ['cents'],
  posting: ['cents'],
  refund: ['total_cents', 'credited_cents'],
  refund_item: ['net_cents', 'total_cents'],
  refund_item_tax: ['cents'],
  refund_transfer: ['cents'],
}

/**
 * Multiplies all sold amounts of a business: every sum stays a sum, so its books stay balanced.
 * Selling such amounts one by one would take minutes.
 */
async function multiplySales({ owner }: TestServer, { tenantId }: Staff, times: number) {
  // Postings cannot be changed otherwise.
  await owner.query('begin; set local session_replication_role = replica')
  for (const [table, columns] of Object.entries(soldAmounts))
    await owner.query(
      `update ${table}
        set ${columns.map((column) => `${column} = ${column} * $2`).join(', ')}
        where tenant_id = $1`,
      [tenantId, times],
    )
  await owner.query('commit')
}

/** Before taxes, in dollars: 25 tickets of the highest price. */
export const saleDollars = 250_000

/**
 * A business that sold this much today in cash at one till, refunded as much, and is owed the same
 * since yesterday: each `sales` times, and each of `saleDollars * times`.
 */
export async function aLargeBusiness(
  server: TestServer,
  { sales, times }: { sales: number; times: number },
) {
  const staff = await aBusiness(server)
  const clerk = await aStaff(server, staff, { isMain: true })
  const tillId = await anOpenTill(server, clerk)
  const big = { quantity: 25, cents: 1_000_000 }
  const { line } = await aCartLine(server, staff, { ...big, capacity: 25 * sales })
  for (let i = 0; i < sales; i++) {
    const { status, body } = await send(server, clerk, sell, {
      body: { tickets: [line], payment: { method: 'cash' } },
      key: newKey(),
    })
    if (status !== 200) throw new Error(`the sale failed: ${JSON.stringify(body)}`)
  }
  const { order: returned } = await anOrder(server, clerk, big)
  await refundWhole(server, clerk, returned)
  const { order: owed } = await anOrder(server, staff, {
    ...big,
    balance: { deposit: 0, dueDate: inDays(30) },
    purchaseOrder: 'PO-7',
  })
  await multiplySales(server, staff, times)
  await server.owner.query('update orders set balance_due_on = current_date - 2 where id = $1', [
    owed.publicId,
  ])
  return { staff, clerk, tillId, owed }
}
