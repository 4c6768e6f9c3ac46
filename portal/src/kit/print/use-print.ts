import { useEffect } from 'react'

/** Time to render codes and tables, in milliseconds. */
const drawingMs = 300
/** Maximum waiting time for images, in milliseconds. */
const picturesMs = 3000

/** Resolves once fonts and images are loaded; failed images are skipped. */
async function paperIsDrawn(): Promise<void> {
  const pictures = Promise.allSettled([...document.images].map((image) => image.decode()))
  const wait = new Promise((resolve) => setTimeout(resolve, picturesMs))
  await Promise.all([document.fonts.ready, Promise.race([pictures, wait])])
}

/** Sets the page's title to that of the document; opens the print dialog once it is ready. */
export function usePrint(title: string | undefined, isReady: boolean): void {
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
  useEffect(() => {
    if (!isReady) return
    let isLeft = false
    const print = async () => {
      await paperIsDrawn()
      if (!isLeft) window.print()
    }
    const timer = setTimeout(() => void print(), drawingMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isReady])
}
