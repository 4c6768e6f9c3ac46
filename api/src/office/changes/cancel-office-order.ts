import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/office/buyer-changes.ts'
import { cancelByBuyer } from '../../orders/public.ts'
import { handle } from '../../platform/http/contexts.ts'
import { buyerChangesOf } from '../online-sales/online-sales.db.ts'
import { soldCart } from './sold-cart.ts'

/** Cancels the order of a cart as its buyer, who gets back what was paid. */
export const cancelOfficeOrder = handle(
  contract.cancelOfficeOrder,
  async (guest, { params: { cart }, body: { expectedRefund: expectedCents } }) => {
    const { ctx, orderId } = await soldCart(guest, cart, 'write')
    const { cancelMinutesBefore: minutesBefore } = await buyerChangesOf(ctx.db, ctx.tenantId)
    const cents = await cancelByBuyer(ctx, { orderId, minutesBefore, expectedCents })
    return { refund: toDollars(cents) }
  },
)
