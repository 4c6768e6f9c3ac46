import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMessages } from '../text/messages.ts'
import { printKitMessages } from './print.messages.ts'
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

type Props<F extends PaperFormat> = {
  format: F
  /** What the reader may choose from; without it the format stays. */
  choice?: { formats: readonly F[]; onChange: (format: F) => void }
  /** Tables of several pages: wider on the screen, their pages numbered. */
  isLong?: boolean
  /** In place of the paper, which is not there to be printed. */
  failure?: ReactNode
  /** Nothing while it is loading. */
  children?: ReactNode
}

/** A paper alone, without the shell, below a bar that is not printed. */
export function PrintSheet<F extends PaperFormat>({
  format,
  choice,
  isLong = false,
  failure,
  children,
}: Props<F>) {
  const messages = useMessages(printKitMessages)
  const { length, paper } = useRollLength()
  const page = pageOf(format, length)
  if (failure) return <main className={styles.sheet}>{failure}</main>
  return (
    <>
      <style>{isLong ? page + numbered : page}</style>
      <header className={styles.bar}>
        <Group gap="sm">
          <Button
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => window.print()}
          >
            {messages.print}
          </Button>
          {choice && (
            <SegmentedControl
              aria-label={messages.format}
              value={format}
              onChange={choice.onChange}
              data={choice.formats.map((value) => ({ value, label: messages.formats[value] }))}
            />
          )}
        </Group>
      </header>
      {children && (
        <main
          ref={paper}
          className={styles.sheet}
          data-format={format}
          data-long={isLong || undefined}
        >
          {children}
        </main>
      )}
    </>
  )
}
