import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMessages } from '../text/messages.ts'
import { PrintPage, type PrintFormat } from './print-page.tsx'
import { printKitMessages } from './print.messages.ts'
import styles from './print-sheet.module.css'

type Props<F extends PrintFormat> = {
  format: F
  /** Formats to choose from; without them the format is fixed. */
  choice?: { formats: readonly F[]; onChange: (format: F) => void }
  /** Tables of several pages: wider on the screen, with page numbers. */
  isLong?: boolean
  /** A further option, shown after the format. */
  aside?: ReactNode
  /** Shown in place of the document when it cannot be loaded. */
  failure?: ReactNode
  /** Absent while loading. */
  children?: ReactNode
}

/** A document without the shell, below a toolbar that is not printed. */
export function PrintSheet<F extends PrintFormat>({
  format,
  choice,
  isLong = false,
  aside,
  failure,
  children,
}: Props<F>) {
  const messages = useMessages(printKitMessages)
  if (failure) return <main className={styles.sheet}>{failure}</main>
  return (
    <>
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
          {aside}
        </Group>
      </header>
      <PrintPage format={format} isLong={isLong}>
        {children}
      </PrintPage>
    </>
  )
}
