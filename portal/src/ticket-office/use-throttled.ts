import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Does `work` when `key` changes: at once, then at most once in each `ms` however fast it goes on
 * changing, the last change included. Work that is under way for an older key is told to stop; null
 * asks for none.
 */
export function useThrottled(
  key: string | null,
  ms: number,
  work: (signal: AbortSignal) => void,
): void {
  const last = useRef(-Infinity)
  const run = useEffectEvent(work)
  useEffect(() => {
    if (key === null) return
    const stop = new AbortController()
    const later = setTimeout(
      () => {
        last.current = Date.now()
        run(stop.signal)
      },
      Math.max(0, last.current + ms - Date.now()),
    )
    return () => {
      clearTimeout(later)
      stop.abort()
    }
  }, [key, ms])
}
