import type { Reply } from '@guichet/contract/endpoint.ts'
import { fold } from '@guichet/contract/fold.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { call } from '../../kit/api/call.ts'
import { mayOpen, useBusiness } from '../../kit/session/business.ts'

export type PaidOrder = Reply<typeof findOrders>['items'][number]
/** A client does not wait longer for a warning, in milliseconds. */
const patienceMs = 2000

/**
 * Finds the order whose payment has a reference already. Null as well for those who may not search
 * orders, and when the server does not answer: a sale does not depend on it.
 */
export function useKnownReference() {
  const business = useBusiness()
  return async (reference: string): Promise<PaidOrder | null> => {
    if (!mayOpen(business, 'Orders')) return null
    const query = { collaboratorId: business.publicId, query: reference, pageSize: '25' }
    try {
      const signal = AbortSignal.timeout(patienceMs)
      const { items } = await call(findOrders, { query }, { signal })
      const isSame = ({ paymentReferenceNumber: known }: PaidOrder) =>
        known !== null && fold(known) === fold(reference)
      return items.find(isSame) ?? null
    } catch {
      return null
    }
  }
}
