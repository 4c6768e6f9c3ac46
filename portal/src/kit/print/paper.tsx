import type { ReactNode } from 'react'
import { useRollLength } from './use-roll-length.ts'
import styles from './print-sheet.module.css'

export type PaperFormat = '80mm' | 'a4' | 'letter'
/** A sheet keeps a margin that every printer can reach. */
const pageOf = (format: PaperFormat, rollLength: number | null): string =>
  format === '80mm'
    ? `@page { size: 80mm ${rollLength ?? 297}mm; margin: 3mm }`
    : `@page { size: ${format}; margin: 14mm }`
// Of a paper that goes on over pages, each says which one it is.
const numbered = `@page {
  margin-bottom: 16mm;
  @bottom-right { content: counter(page) ' / ' counter(pages); font: 9px sans-serif }
}`

type Props = {
  format: PaperFormat
  /** Tables of several pages: wider on the screen, their pages numbered. */
  isLong?: boolean
  /** The paper is what the page is about, or something beside it. */
  as?: 'main' | 'div'
  /** Nothing while it is loading. */
  children?: ReactNode
}

/** What is printed, on a page of its size. */
export function Paper({ format, isLong = false, as: Element = 'main', children }: Props) {
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
