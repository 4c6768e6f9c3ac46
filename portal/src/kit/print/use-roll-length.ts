import { useEffect, useState } from 'react'

const pixelsInMillimetre = 96 / 25.4
// The margins of the roll, and a little: it is as wide on paper as on the screen but for a pixel.
const besideMillimetres = 12

/**
 * How long the paper of a roll is, in millimetres: as its longest part, since a roll is cut between
 * two. A browser takes no page of a width alone, and would print on a whole sheet.
 */
export function useRollLength(): {
  length: number | null
  paper: (element: HTMLElement | null) => void
} {
  const [element, paper] = useState<HTMLElement | null>(null)
  const [length, setLength] = useState<number | null>(null)
  useEffect(() => {
    if (!element) return
    const measure = () => {
      const longest = Math.max(...[...element.children].map((part) => part.clientHeight))
      setLength(Math.ceil(longest / pixelsInMillimetre) + besideMillimetres)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return { length, paper }
}
