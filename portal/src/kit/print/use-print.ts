import { useEffect } from 'react'

/** Long enough for codes and tables to be drawn. */
const drawingMs = 300

/** Names the page as the paper, and opens the print dialog by itself once it is ready. */
export function usePrint(title: string | undefined, isReady: boolean): void {
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => void document.fonts.ready.then(() => window.print()), drawingMs)
    return () => clearTimeout(timer)
  }, [isReady])
}
