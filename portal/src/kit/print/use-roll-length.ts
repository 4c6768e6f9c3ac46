import { useEffect, useState } from 'react'

const pixelsInMillimetre = 96 / 25.4
// The margins of the roll, plus tolerance: the layout in print differs from the screen by about a
// pixel.
const besideMillimetres = 12

/**
 * Page length of a roll in millimetres: that of its longest part, since a roll is cut between
 * parts. Browsers do not accept a page size with only a width, and would print on a full sheet.
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
