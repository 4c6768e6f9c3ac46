import { NativeSelect, Pagination } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../kit/text/messages.ts'
import { formsMessages } from './forms.messages.ts'
import styles from './forms.module.css'

type Column<R> = { header: string; cell: (row: R) => ReactNode }
type Props<R> = {
  title: string
  rows: readonly R[]
  columns: readonly Column<R>[]
  acts: (row: R) => ReactNode
  create: ReactNode
  empty: string
  sizes: readonly number[]
}

/** Records by the page; with several sizes one may be chosen. */
export function PagedTable<R extends { publicId: string }>({
  title,
  rows,
  columns,
  acts,
  create,
  empty,
  sizes,
}: Props<R>) {
  const messages = useMessages(formsMessages)
  const [size, setSize] = useState(sizes[0]!)
  const [page, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(rows.length / size))
  // A page that a deletion emptied is left for the last one.
  const shown = Math.min(page, pages)
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {create}
      </div>
      <div className={`panel ${styles.frame}`}>
        {rows.length === 0 ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <table className={styles.table} aria-label={title}>
            <thead>
              <tr>
                {columns.map(({ header }) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
                <th scope="col" className={styles.acts}>
                  <span className={styles.hidden}>{messages.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.slice((shown - 1) * size, shown * size).map((row) => (
                <tr key={row.publicId}>
                  {columns.map(({ header, cell }, i) => (
                    <td key={header} {...(i > 0 && { 'data-label': header })}>
                      {cell(row)}
                    </td>
                  ))}
                  <td className={styles.acts}>{acts(row)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
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
      </div>
    </section>
  )
}
