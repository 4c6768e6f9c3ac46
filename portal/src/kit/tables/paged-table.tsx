import { NativeSelect, Pagination } from '@mantine/core'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useMessages } from '../text/messages.ts'
import { pagedTableMessages } from './paged-table.messages.ts'
import { RecordTable } from './record-table.tsx'
import styles from './paged-table.module.css'

type Props<R> = {
  title: string
  /** The heading of the page shows the same title, and has the buttons. */
  isTitleHidden?: boolean
  rows: readonly R[]
  columns: ComponentProps<typeof RecordTable<R>>['columns']
  acts: (row: R) => ReactNode
  create?: ReactNode
  empty: ReactNode
  sizes: readonly number[]
}

/** Records in pages; with several sizes, the page size can be chosen. */
export function PagedTable<R extends { publicId: string }>({
  title,
  isTitleHidden = false,
  rows,
  columns,
  acts,
  create,
  empty,
  sizes,
}: Props<R>) {
  const messages = useMessages(pagedTableMessages)
  const [size, setSize] = useState(sizes[0]!)
  const [page, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(rows.length / size))
  // After a deletion the current page may no longer exist.
  const shown = Math.min(page, pages)
  return (
    <section className={styles.section} aria-label={title}>
      {!isTitleHidden && (
        <div className="row wraps gap-8-12 below-8">
          <h2 className="grows size-16">{title}</h2>
          {create}
        </div>
      )}
      <RecordTable
        title={title}
        rows={rows.slice((shown - 1) * size, shown * size)}
        keyOf={({ publicId }) => publicId}
        columns={columns}
        acts={{ header: messages.actions, cell: acts }}
        empty={<div className={styles.empty}>{empty}</div>}
      >
        {(pages > 1 || (sizes.length > 1 && rows.length > sizes[0]!)) && (
          <div className={styles.foot}>
            {sizes.length > 1 && (
              <NativeSelect
                aria-label={messages.perPage}
                w={90}
                value={String(size)}
                data={sizes.map(String)}
                onChange={(event) => {
                  setSize(Number(event.currentTarget.value))
                  setPage(1)
                }}
              />
            )}
            <Pagination
              total={pages}
              value={shown}
              onChange={setPage}
              size="sm"
              aria-label={messages.pages(title)}
              getControlProps={(control) => ({
                'aria-label': control === 'previous' ? messages.previous : messages.next,
              })}
            />
          </div>
        )}
      </RecordTable>
    </section>
  )
}
