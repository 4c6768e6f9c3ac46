import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useBusiness } from '../../../kit/session/business.ts'
import type { SoldOrder } from './sell.queries.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The sale whose result the counter shows. */
    finishedSale?: { business: string; reference: string } | undefined
  }
}

/** The order is read again where the page was left or reloaded. */
export type FinishedSale = { reference: string; order: SoldOrder | null }

/** Whether the page was opened by its address, where a new sale begins, and not reloaded. */
const isOpened = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate')
let isFirstVisit = true

/**
 * The finished sale on the screen, until the next one begins. Its reference is kept in this entry
 * of the browser's history: a reload, or going back to the entry, shows the change to give again.
 */
export function useFinishedSale() {
  const { publicId: business } = useBusiness()
  const { history } = useRouter()
  const navigate = useNavigate()
  const [sale, setSale] = useState<FinishedSale | null>(() => {
    const { finishedSale: kept } = history.location.state
    const isNewVisit = isFirstVisit && isOpened()
    isFirstVisit = false
    if (isNewVisit) return null
    return kept?.business === business ? { reference: kept.reference, order: null } : null
  })
  const kept = useLocation({ select: ({ state }) => state.finishedSale?.reference ?? null })
  const reference = sale?.reference ?? null
  useEffect(() => {
    if (kept === reference) return
    void navigate({
      to: '.',
      search: true,
      state: (was) => ({
        ...was,
        finishedSale: reference === null ? undefined : { business, reference },
      }),
      replace: true,
      resetScroll: false,
    })
  }, [kept, reference, business, navigate])
  return {
    sold: sale,
    setSold: (order: SoldOrder | null) =>
      setSale(order && { reference: order.orderReferenceNumber, order }),
  }
}
