import { useEffect, useState } from 'react'

const key = 'guichet.pay'

/** Stored per tab, because the return address of the provider does not identify a return. */
export function rememberLeaving(): void {
  try {
    sessionStorage.setItem(key, 'left')
  } catch {
    // Storage may be unavailable; the page then refreshes only when it gets the focus.
  }
}
const hasLeftToPay = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/**
 * Time in ms at which the buyer came back from the provider; null before. A page restored from the
 * back/forward cache keeps its old state: `onBack` resets it.
 */
export function useCameBack(onBack: () => void): number | null {
  const [backAt, setBackAt] = useState(() => (hasLeftToPay() ? Date.now() : null))
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !hasLeftToPay()) return
      setBackAt(Date.now())
      onBack()
    }
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [onBack])
  return backAt
}
