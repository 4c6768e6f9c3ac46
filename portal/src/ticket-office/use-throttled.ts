import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Runs `work` when `key` changes: at once, then at most once per `ms`, including the last change.
 * Work for an older key is aborted; null runs nothing.
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
