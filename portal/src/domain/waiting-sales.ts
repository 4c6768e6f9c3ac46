import type { Call } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useBusiness } from '../kit/session/business.ts'

/** A sale whose answer never came: it may be made or not, and is never sent again by itself. */
export type WaitingSale = {
  /** The `Idempotency-Key` under which it was sent: the same sale, however often it is sent. */
  key: string
  body: Call<typeof sell>['body']
  /** The instant at which it was pressed. */
  at: string
  /** In dollars. */
  total: number
  /** What was put together, to be put on the screen again where it is not sold after all. */
  cart: unknown
}

const prefix = 'guichet.waiting'
/** Where the browser keeps nothing, for as long as the page lives. */
const inPage = new Map<string, string>()
const listeners = new Set<() => void>()

const read = (name: string): string => {
  // What the browser could not keep is newer than what it kept before.
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
    // A private window or a full disk: this page has it alone, and says so.
    inPage.set(name, text)
  }
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab of the same clerk has settled one.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The waiting sales of the clerk in this business, kept by the browser over a sign-out. */
export function useWaitingSales() {
  const { publicId, userPublicId } = useBusiness()
  const name = `${prefix}.${publicId}.${userPublicId}`
  const text = useSyncExternalStore(subscribe, () => read(name))
  return useMemo(() => {
    const sales = salesOf(text)
    return {
      sales,
      /** Only this page has them. */
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
