import { useEffect } from 'react'

/** Long enough for codes and tables to be drawn. */
const drawingMs = 300
/** A picture that does not come is not waited for. */
const picturesMs = 3000

/** Once what is drawn in it is there: letters and pictures, or none of a picture that failed. */
async function paperIsDrawn(): Promise<void> {
  const pictures = Promise.allSettled([...document.images].map((image) => image.decode()))
  const wait = new Promise((resolve) => setTimeout(resolve, picturesMs))
  await Promise.all([document.fonts.ready, Promise.race([pictures, wait])])
}

/** Names the page as the paper, and opens the print dialog by itself once it is ready. */
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
