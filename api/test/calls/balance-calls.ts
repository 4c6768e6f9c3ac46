import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { newId } from '../../src/platform/values/ids.ts'
import { inDays } from '../factories/sales/balances.ts'
import { aCartLine, anOrder } from '../factories/sales/orders.ts'
import { refundWhole } from '../factories/sales/refunds.ts'
import type { Staff } from '../factories/staff.ts'
import { newKey, send, type TestServer } from '../test-server.ts'

/** Valid requests for an order with a balance, and for a refund that the bank returned. */
export async function balanceCalls(server: TestServer, staff: Staff) {
  const { line } = await aCartLine(server, staff)
  const { body: owed } = await send(server, staff, sell, {
    key: newKey(),
    body: {
      tickets: [line],
      balance: { deposit: 1, dueDate: inDays(30) },
      payment: { method: 'cash' },
    },
  })
  const params = { ref: owed.orderReferenceNumber }
  return {
    payReturnedRefund: {
      params: { id: await returnedTransfer(server, staff) },
      body: { method: 'cash' },
    },
    payBalance: { params, body: { method: 'cash', amount: 1 } },
    setBalanceTerms: {
      params,
      body: { dueDate: owed.balance!.dueDate, purchaseOrder: 'PO-1' },
    },
  }
}

/** @returns The id of the movement */
async function returnedTransfer(server: TestServer, staff: Staff): Promise<string> {
  const { order } = await anOrder(server, staff)
  await refundWhole(server, staff, order)
  // Posts the returned money, as the job that learns of it would.
  await server.owner.query(
    `insert into posting (tenant_id, txn_id, line, account, kind, cents, order_id, business_day)
      select tenant_id, $2, line, account, kind, -cents, order_id, business_day
      from posting
      where order_id = $1
        and txn_id in (
          select txn_id from posting where order_id = $1 and account like 'cash:%' and cents < 0
        )`,
    [order.publicId, newId()],
  )
  const { rows } = await server.owner.query<{ id: string }>(
    `update refund_transfer
      set state = 'returned'
      where refund_id = (select id from refund where order_id = $1)
      returning id`,
    [order.publicId],
  )
  return rows[0]!.id
}
