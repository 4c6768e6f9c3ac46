import { useEffect, useState } from 'react'
import type { Business } from '../../kit/session/business.ts'
import { openKeeper, type AllotmentKeeper } from './allotment-keeper.ts'

/** A free lock is granted within this time, in ms. */
const patienceMs = 400

/**
 * Only one page of a device sells at a time, because two would sell the same seat. Another page
 * waits until the first is closed, then reads the stored data.
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
    // Browsers have no lock API in insecure contexts.
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
