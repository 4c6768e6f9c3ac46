import { useEffect, useState } from 'react'
import type { Business } from '../../kit/session/business.ts'
import { openKeeper, type AllotmentKeeper } from './allotment-keeper.ts'

/** A lock that nobody else has is there at once. */
const patienceMs = 400

/**
 * Of all pages of this device one sells: two would sell the same seat. Whichever comes second waits
 * until the first is closed, and reads then what is kept.
 */
export function useKeeper(business: Business): {
  keeper: AllotmentKeeper | null
  isElsewhere: boolean
} {
  const [keeper, setKeeper] = useState<AllotmentKeeper | null>(null)
  const [isElsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    let release = () => {}
    const timer = setTimeout(() => setElsewhere(true), patienceMs)
    const hold = async () => {
      clearTimeout(timer)
      setElsewhere(false)
      setKeeper(await openKeeper(business))
      await new Promise<void>((resolve) => {
        release = resolve
        if (left.signal.aborted) resolve()
      })
    }
    // Without a secure address a browser has no locks.
    const held = navigator.locks?.request('guichet-allotments', { signal: left.signal }, hold)
    void (held ?? hold()).catch((error: unknown) => {
      if (!left.signal.aborted) throw error
    })
    return () => {
      clearTimeout(timer)
      left.abort()
      release()
    }
  }, [business])
  return { keeper, isElsewhere }
}
