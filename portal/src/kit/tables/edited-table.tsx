import { Button, Skeleton, UnstyledButton } from '@mantine/core'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { QueryBoundary } from '../api/query-boundary.tsx'
import { Thumbnail } from '../images/thumbnail.tsx'
import { OrderedTable } from './ordered-table.tsx'
import styles from './edited-table.module.css'

type RecordWithImage = { publicId: string; imageUrl: string | null }
type Props<R extends RecordWithImage> = Omit<
  ComponentProps<typeof OrderedTable<R>>,
  'rows' | 'linkOf' | 'create'
> & {
  query: ComponentProps<typeof QueryBoundary<{ items: R[] }>>['query']
  /** Heading when the records could not be loaded. */
  failed: string
  /** Height of the placeholder while loading, in pixels. */
  height: number
  /** Label of the button that creates a record. */
  create: string
  /** A line below the name. */
  detailOf?: (row: R) => ReactNode
  /** The rows between the heading of the page and the table, such as their filter. */
  above?: (rows: readonly R[]) => ReactNode
  /** The dialog of a record, null for a new one. It may be loaded on demand. */
  dialog: (stored: R | null, onClose: () => void) => ReactNode
}

/** Records with an image in a custom order, each edited in a dialog. */
export function EditedTable<R extends RecordWithImage>({
  query,
  failed,
  height,
  create,
  detailOf,
  above,
  dialog,
  ...table
}: Props<R>) {
  const [edited, setEdited] = useState<R | 'new' | null>(null)
  return (
    <QueryBoundary query={query} title={failed} loading={<Skeleton height={height} />}>
      {({ items }) => (
        <>
          {above?.(items)}
          <OrderedTable
            {...table}
            rows={items}
            linkOf={(row) => (
              <>
                <UnstyledButton className={styles.opens} onClick={() => setEdited(row)}>
                  <Thumbnail imageUrl={row.imageUrl} />
                  <span>{table.nameOf(row)}</span>
                </UnstyledButton>
                {detailOf && <div className={styles.detail}>{detailOf(row)}</div>}
              </>
            )}
            create={<Button onClick={() => setEdited('new')}>{create}</Button>}
          />
          {edited && dialog(edited === 'new' ? null : edited, () => setEdited(null))}
        </>
      )}
    </QueryBoundary>
  )
}
