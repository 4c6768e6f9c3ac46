import type { Call } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useBusiness } from '../kit/session/business.ts'

/** A sale without a response: it may have been made, and is never resent automatically. */
export type WaitingSale = {
  /** `Idempotency-Key` of the request: a repetition is the same sale. */
  key: string
  body: Call<typeof sell>['body']
  /** Instant of the request. */
  at: string
  /** In dollars. */
  total: number
  /** The cart, to restore it if the sale was not made. */
  cart: unknown
}

const prefix = 'guichet.waiting'
/** Fallback when the browser cannot store: lives as long as the page. */
const inPage = new Map<string, string>()
const listeners = new Set<() => void>()

const read = (name: string): string => {
  // A value that could not be stored is newer than the stored one.
  const here = inPage.get(name)
  if (here !== undefined) return here
  try {
    return localStorage.getItem(name) ?? '[]'
  } catch {
    return '[]'
  }
}
const salesOf = (text: string) => JSON.parse(text) as WaitingSale[]
function write(name: string, sales: readonly WaitingSale[]): void {
  const text = JSON.stringify(sales)
  try {
    if (sales.length) localStorage.setItem(name, text)
    else localStorage.removeItem(name)
    inPage.delete(name)
  } catch {
    // A private window or a full disk: only this page has the value.
    inPage.set(name, text)
  }
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab of the same clerk may settle a sale.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Waiting sales of the clerk in this business, stored in the browser beyond a sign-out. */
export function useWaitingSales() {
  const { publicId, userPublicId } = useBusiness()
  const name = `${prefix}.${publicId}.${userPublicId}`
  const text = useSyncExternalStore(subscribe, () => read(name))
  return useMemo(() => {
    const sales = salesOf(text)
    return {
      sales,
      /** Only this page has them: they could not be stored. */
      areOnlyHere: sales.length > 0 && inPage.has(name),
      add: (sale: WaitingSale) => write(name, [...salesOf(read(name)), sale]),
      remove: (key: string) =>
        write(
          name,
          salesOf(read(name)).filter((sale) => sale.key !== key),
        ),
    }
  }, [name, text])
}
export type WaitingSales = ReturnType<typeof useWaitingSales>
