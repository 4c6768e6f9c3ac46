import { useEffect, useRef, type RefObject } from 'react'

/** Tells sticky columns the height of a banner, by a variable of the page; 0 once it is gone. */
export function useHeightVariable<Banner extends HTMLElement>(
  name: '--banner' | '--office-banner',
): RefObject<Banner | null> {
  const place = useRef<Banner>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(name, `${entry!.borderBoxSize[0]!.blockSize}px`),
    )
    observer.observe(place.current!)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }, [name])
  return place
}
