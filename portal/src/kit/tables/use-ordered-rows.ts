import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

type Row = { publicId: string }

/** Rows in their unsaved order, which is dropped when a row was added or removed. */
export function useUnsavedOrder<R extends Row>(rows: readonly R[]) {
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
export function useWindow(rows: readonly Row[]) {
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(frame.current?.offsetTop ?? 0), [rows.length])
  // oxlint-disable-next-line react/incompatible-library -- its functions change with each scroll, and nothing here is memoized
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 41,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (i) => rows[i]!.publicId,
  })
  const items = virtual.getVirtualItems()
  const before = items[0] ? items[0].start - top : 0
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return { frame, items, before, after }
}
