import { useEffect, useState } from 'react'

/** The value once it has been still for a while: what a preview is asked with. */
export function useStill<T>(value: T, milliseconds = 250): T {
  const [still, setStill] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return still
}
