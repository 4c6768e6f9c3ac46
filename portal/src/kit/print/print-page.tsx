import { type ReactNode, useEffect, useState } from 'react'
import styles from './print-sheet.module.css'

export type PrintFormat = '80mm' | 'a4' | 'letter'
/** The margins are within the printable area of common printers. */
const pageOf = (format: PrintFormat, rollLength: number | null): string =>
  format === '80mm'
    ? `@page { size: 80mm ${rollLength ?? 297}mm; margin: 3mm }`
    : `@page { size: ${format}; margin: 14mm }`
// Page numbers for documents of several pages.
const numbered = `@page {
  margin-bottom: 16mm;
  @bottom-right { content: counter(page) ' / ' counter(pages); font: 9px sans-serif }
}`

type Props = {
  format: PrintFormat
  /** Tables of several pages: wider on the screen, with page numbers. */
  isLong?: boolean
  /** `main` when the document is the content of the page, `div` when it is not. */
  as?: 'main' | 'div'
  /** Absent while loading. */
  children?: ReactNode
}

/** A document to print, in its page size. */
export function PrintPage({ format, isLong = false, as: Element = 'main', children }: Props) {
  const { length, paper } = useRollLength()
  const page = pageOf(format, length)
  return (
    <>
      <style>{isLong ? page + numbered : page}</style>
      {children && (
        <Element
          ref={paper}
          className={styles.sheet}
          data-format={format}
          data-long={isLong || undefined}
        >
          {children}
        </Element>
      )}
    </>
  )
}

const pixelsInMillimetre = 96 / 25.4
// The margins of the roll, plus tolerance: the layout in print differs from the screen by about a
// pixel.
const besideMillimetres = 12

/**
 * Page length of a roll in millimetres: that of its longest part, since a roll is cut between
 * parts. Browsers do not accept a page size with only a width, and would print on a full sheet.
 */
function useRollLength(): {
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
