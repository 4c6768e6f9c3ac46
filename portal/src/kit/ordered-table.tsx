import { Button } from '@mantine/core'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { lazy, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { formMessages } from './form.messages.ts'
import { useMessages } from './messages.ts'
import { OrderedRow } from './ordered-row.tsx'
import { dropped, moved } from './ordered.rules.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import styles from './ordered-table.module.css'

const Confirm = lazy(() => import('./confirm.tsx').then((module) => ({ default: module.Confirm })))

type Props<R extends { publicId: string }> = {
  title: string
  nameHeader: string
  rows: readonly R[]
  empty: ReactNode
  nameOf: (row: R) => string
  /**
   * What the name shows and where it leads: a link to the record's page, or a button that opens its
   * modal.
   */
  linkOf: (row: R) => ReactNode
  columns?: readonly { header: string; cell: (row: R) => ReactNode }[]
  create: ReactNode
  onDelete: (row: R) => void
  onDuplicate?: (row: R) => void
  onSaveOrder: (ids: string[]) => void
  isSavingOrder: boolean
}

/**
 * Records in an order of their own. Moves stay here until the order is saved; few rows are drawn,
 * however many there are.
 */
export function OrderedTable<R extends { publicId: string }>({
  title,
  nameHeader,
  rows,
  empty,
  nameOf,
  linkOf,
  columns = [],
  create,
  onDelete,
  onDuplicate,
  onSaveOrder,
  isSavingOrder,
}: Props<R>) {
  const messages = useMessages(formMessages)
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const [told, setTold] = useState('')
  const [doomed, setDoomed] = useState<R | null>(null)
  const [held, setHeld] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(frame.current?.offsetTop ?? 0), [rows.length])

  const byId = new Map(rows.map((row) => [row.publicId, row]))
  const isChanged =
    order !== null &&
    order.length === rows.length &&
    order.some((id, i) => rows[i]?.publicId !== id)
  const shown = isChanged ? order.flatMap((id) => byId.get(id) ?? []) : rows
  // oxlint-disable-next-line react/incompatible-library -- its functions change with each scroll, and nothing here is memoized
  const virtual = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => 41,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (i) => shown[i]!.publicId,
  })
  const items = virtual.getVirtualItems()
  const before = items[0] ? items[0].start - top : 0
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top)

  const place = (next: readonly R[], row: R) => {
    setOrder(next.map(({ publicId }) => publicId))
    setTold(messages.moved(nameOf(row), next.indexOf(row) + 1, next.length))
  }
  const drop = (at: number) => {
    if (held !== null && held !== at) place(dropped(shown, held, at), shown[held]!)
    setHeld(null)
    setOver(null)
  }
  return (
    <section className={styles.section} aria-label={title}>
      <UnsavedGuard isDirty={isChanged} />
      <div className={styles.head}>
        <h2>{title}</h2>
        {isChanged && (
          <Button variant="default" disabled={isSavingOrder} onClick={() => setOrder(null)}>
            {messages.resetOrder}
          </Button>
        )}
        {rows.length > 1 && (
          <Button
            variant="default"
            loading={isSavingOrder}
            disabled={!isChanged}
            onClick={() => onSaveOrder(shown.map(({ publicId }) => publicId))}
          >
            {messages.saveOrder}
          </Button>
        )}
        {create}
      </div>
      <output className={styles.hidden}>{told}</output>
      <div ref={frame} className={`panel ${styles.frame}`}>
        {rows.length === 0 ? (
          <div className={styles.empty}>{empty}</div>
        ) : (
          <table className={styles.table} aria-label={title} aria-rowcount={rows.length + 1}>
            <thead>
              <tr>
                <th scope="col">{nameHeader}</th>
                {columns.map(({ header }) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
                <th scope="col">
                  <span {...(rows.length === 1 && { className: styles.hidden })}>
                    {messages.order}
                  </span>
                </th>
                <th scope="col" className={styles.acts}>
                  <span className={styles.hidden}>{messages.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {before > 0 && <tr data-space aria-hidden style={{ height: before }} />}
              {items.map(({ index, key }) => {
                const row = shown[index]!
                return (
                  <OrderedRow
                    key={key}
                    name={nameOf(row)}
                    link={linkOf(row)}
                    cells={columns.map(({ cell }) => cell(row))}
                    isOnly={rows.length === 1}
                    onMove={(step) => place(moved(shown, index, step), row)}
                    onDuplicate={onDuplicate && (() => onDuplicate(row))}
                    onDelete={() => setDoomed(row)}
                    drag={{
                      isHeld: held === index,
                      isOver: held !== null && over === index,
                      onStart: () => setHeld(index),
                      onOver: () => setOver(index),
                      onDrop: () => drop(index),
                      onEnd: () => {
                        setHeld(null)
                        setOver(null)
                      },
                    }}
                  />
                )
              })}
              {after > 0 && <tr data-space aria-hidden style={{ height: after }} />}
            </tbody>
          </table>
        )}
      </div>
      {doomed && (
        <Suspense fallback={null}>
          <Confirm
            title={messages.removeTitle(nameOf(doomed))}
            verb={messages.removeVerb}
            isDangerous
            onClose={() => setDoomed(null)}
            onConfirm={() => {
              onDelete(doomed)
              setDoomed(null)
            }}
          >
            {messages.removeText}
          </Confirm>
        </Suspense>
      )}
    </section>
  )
}
