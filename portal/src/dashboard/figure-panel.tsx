import { IconPhoto, IconTable } from '@tabler/icons-react'
import { useId, useRef, type ReactNode } from 'react'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { notifyError, notifySuccess } from '../kit/layout/notify.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { copyPicture } from './copy-picture.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { csvOf } from './dashboard.rules.ts'
import styles from './dashboard.module.css'

type Props = {
  title: string
  hint?: string
  /** Rows of the table for the clipboard, the headers first. */
  lines: readonly (readonly (string | number)[])[]
  /** Shown next to the title. */
  aside?: ReactNode
  hasPicture?: boolean
  isWide?: boolean
  children: ReactNode
}

/** A chart with its table; each can be copied. */
export function FigurePanel({
  title,
  hint,
  lines,
  aside,
  hasPicture = true,
  isWide,
  children,
}: Props) {
  const messages = useMessages(dashboardMessages)
  const body = useRef<HTMLDivElement>(null)
  const id = useId()
  const copyLines = () =>
    navigator.clipboard.writeText(csvOf(lines)).then(
      () => notifySuccess(messages.copied),
      () => notifyError(messages.notCopied, ''),
    )
  const copyDrawing = () =>
    copyPicture(body.current!.querySelector('svg')!, title).then(
      (isCopied) => notifySuccess(isCopied ? messages.copied : messages.saved),
      () => notifyError(messages.notCopied, ''),
    )
  return (
    <section className={`panel ${styles.figurePanel}`} data-wide={isWide} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
        {lines.length > 1 && (
          <span className={styles.copies}>
            {hasPicture && (
              <IconAction
                icon={IconPhoto}
                label={messages.copyPicture(title)}
                onClick={() => void copyDrawing()}
              />
            )}
            <IconAction
              icon={IconTable}
              label={messages.copyCsv(title)}
              onClick={() => void copyLines()}
            />
          </span>
        )}
      </header>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div ref={body}>{children}</div>
    </section>
  )
}
