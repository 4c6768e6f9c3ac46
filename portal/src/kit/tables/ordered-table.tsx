import { Button, Text } from '@mantine/core'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useState, type ReactNode, useLayoutEffect, useRef } from 'react'
import { formMessages } from '../forms/form.messages.ts'
import { UnsavedGuard } from '../forms/unsaved-guard.tsx'
import { lazyPart } from '../layout/lazy-part.ts'
import { useMessages } from '../text/messages.ts'
import { OrderedRow, type RowAct } from './ordered-row.tsx'
import { dropped, moved } from './ordered.rules.ts'
import styles from './ordered-table.module.css'

const Confirm = lazyPart(() => import('../layout/confirm.tsx'), 'Confirm')

type Props<R extends { publicId: string }> = {
  title: string
  nameHeader: string
  rows: readonly R[]
  empty: ReactNode
  /** The filter of the list, if any: which rows it keeps, and what it shows when it keeps none. */
  filter?: { keeps: (row: R) => boolean; none: string } | undefined
  nameOf: (row: R) => string
  /** Name cell of a row: a link to the record's page, or a button that opens its modal. */
  linkOf: (row: R) => ReactNode
  columns?: readonly {
    header: string
    cell: (row: R) => ReactNode
    /** On a phone, next to other short cells instead of in a line of its own. */
    isShort?: boolean
  }[]
  create: ReactNode
  /** Further actions of a row, before those that every list has. */
  actsOf?: (row: R) => RowAct[]
  onDelete: (row: R) => void
  /** Warning shown before a record is deleted. */
  warningOf?: (row: R) => ReactNode
  onDuplicate?: (row: R) => void
  onSaveOrder: (ids: string[]) => void
  isSavingOrder: boolean
}

/**
 * Records in a custom order. Moves are local until the order is saved; only visible rows are
 * rendered.
 */
export function OrderedTable<R extends { publicId: string }>({
  title,
  nameHeader,
  rows: all,
  empty,
  filter,
  nameOf,
  linkOf,
  columns = [],
  create,
  actsOf,
  onDelete,
  warningOf,
  onDuplicate,
  onSaveOrder,
  isSavingOrder,
}: Props<R>) {
  const messages = useMessages(formMessages)
  const [announcement, setAnnouncement] = useState('')
  const [doomed, setDoomed] = useState<R | null>(null)
  const [held, setHeld] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const rows = filter ? all.filter(filter.keeps) : all
  const canMove = rows.length > 1 && rows.length === all.length
  const { shown, isChanged, setOrder } = useUnsavedOrder(rows)
  const { frame, items, before, after } = useWindow(shown)
  const place = (next: readonly R[], row: R) => {
    setOrder(next.map(({ publicId }) => publicId))
    setAnnouncement(messages.moved(nameOf(row), next.indexOf(row) + 1, next.length))
  }
  const drop = (at: number) => {
    if (held !== null && held !== at) place(dropped(shown, held, at), shown[held]!)
    setHeld(null)
    setOver(null)
  }
  return (
    <section className={styles.section} aria-label={title}>
      <UnsavedGuard isDirty={isChanged} />
      <div className="row wraps gap-8 below-8">
        <h2 className="grows size-16">{title}</h2>
        <OrderButtons
          isChanged={isChanged}
          isSaving={isSavingOrder}
          onReset={() => setOrder(null)}
          onSave={() => onSaveOrder(shown.map(({ publicId }) => publicId))}
        />
        {create}
      </div>
      <output className="visually-hidden">{announcement}</output>
      <div ref={frame} className="panel scroll-frame">
        {rows.length === 0 ? (
          <div className={styles.empty}>{all.length > 0 ? filter?.none : empty}</div>
        ) : (
          <table className={styles.table} aria-label={title} aria-rowcount={rows.length + 1}>
            <Headings names={[nameHeader, ...columns.map(({ header }) => header)]} />
            <tbody>
              {before > 0 && <tr data-space aria-hidden style={{ height: before }} />}
              {items.map(({ index, key }) => {
                const row = shown[index]!
                return (
                  <OrderedRow
                    key={key}
                    name={nameOf(row)}
                    link={linkOf(row)}
                    cells={columns.map(({ cell, isShort }) => ({ content: cell(row), isShort }))}
                    acts={actsOf?.(row) ?? []}
                    canMove={canMove}
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
          <Text mb="md">{messages.removeText}</Text>
          {warningOf?.(doomed)}
        </Confirm>
      )}
    </section>
  )
}

function Headings({ names }: { names: readonly string[] }) {
  const messages = useMessages(formMessages)
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.grip}>
          <span className="visually-hidden">{messages.order}</span>
        </th>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        <th scope="col" className={styles.acts}>
          <span className="visually-hidden">{messages.actions}</span>
        </th>
      </tr>
    </thead>
  )
}

type OrderButtonsProps = {
  isChanged: boolean
  isSaving: boolean
  onReset: () => void
  onSave: () => void
}
function OrderButtons({ isChanged, isSaving, onReset, onSave }: OrderButtonsProps) {
  const messages = useMessages(formMessages)
  if (!isChanged) return null
  return (
    <>
      <Button variant="default" disabled={isSaving} onClick={onReset}>
        {messages.resetOrder}
      </Button>
      <Button variant="light" loading={isSaving} onClick={onSave}>
        {messages.saveOrder}
      </Button>
    </>
  )
}

type Row = { publicId: string }

/** Rows in their unsaved order, which is dropped when a row was added or removed. */
function useUnsavedOrder<R extends Row>(rows: readonly R[]) {
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const byId = new Map(rows.map((row) => [row.publicId, row]))
  const isChanged =
    order !== null &&
    order.length === rows.length &&
    order.some((id, i) => rows[i]?.publicId !== id)
  const shown = isChanged ? order.flatMap((id) => byId.get(id) ?? []) : rows
  return { shown, isChanged, setOrder }
}

/** The visible rows, and the height of those before and after. */
function useWindow(rows: readonly Row[]) {
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(frame.current?.offsetTop ?? 0), [rows.length])
  // oxlint-disable-next-line react/incompatible-library -- its functions change with each scroll, and nothing here is memoized
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 53,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (i) => rows[i]!.publicId,
  })
  const items = virtual.getVirtualItems()
  const before = items[0] ? items[0].start - top : 0
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return { frame, items, before, after }
}
