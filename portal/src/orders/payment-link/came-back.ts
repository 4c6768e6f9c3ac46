import { useEffect, useState } from 'react'

const key = 'guichet.pay'

/** The tab remembers that it went to the page of the provider: the way back does not say so. */
export function rememberLeaving(): void {
  try {
    sessionStorage.setItem(key, 'left')
  } catch {
    // A browser that keeps nothing: the page is then asked again when it is looked at.
  }
}
const hasLeft = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/**
 * When the buyer came back from the provider; null before that. A page that the browser had put
 * away comes back as it was left: `onBack` makes it one that can be used again.
 */
export function useCameBack(onBack: () => void): number | null {
  const [backAt, setBackAt] = useState(() => (hasLeft() ? Date.now() : null))
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !hasLeft()) return
      setBackAt(Date.now())
      onBack()
    }
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [onBack])
  return backAt
}
