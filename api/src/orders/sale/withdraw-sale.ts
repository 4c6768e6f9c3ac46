import type { Reply } from '@guichet/contract/endpoint.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import * as contract from '@guichet/contract/orders/sale/withdraw-sale.ts'
import { callName } from '../../platform/http/call-name.ts'
import { handle } from '../../platform/http/contexts.ts'
import { withdrawKey } from '../../platform/http/idempotency.ts'

const call = callName(sell)

/**
 * Answers a counter that lost its network whether a sale was made. The answer stays true: a sale
 * that has not arrived by now is rejected later.
 */
export const withdrawSale = handle(contract.withdrawSale, async (ctx, { body: { saleKey } }) => {
  const { db, now, tenantId, accountId, audit } = ctx
  const { reply, isNew } = await withdrawKey(db, { tenantId, accountId, call, key: saleKey, now })
  if (reply !== undefined) return { outcome: 'sold', order: reply as Reply<typeof sell> | null }
  if (isNew) await audit('sale.withdrawn', 'sale', saleKey)
  return { outcome: 'withdrawn', order: null }
})
