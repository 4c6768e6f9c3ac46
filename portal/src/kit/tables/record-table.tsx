import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './record-table.module.css'

type Column<R> = { header: string; cell: (row: R) => ReactNode }
type Props<R> = {
  title: string
  rows: readonly R[]
  keyOf: (row: R) => string
  /** The first names the row; narrow screens stack the others, below their headers. */
  columns: readonly Column<R>[]
  /** Actions of a row, in a last column whose header is for screen readers. */
  acts?: { header: string; cell: (row: R) => ReactNode }
  /** Multi-line cells without a visible header, aligned at the top. */
  isTall?: boolean
  /** Shown when there are no rows; a sentence, or what leads to a first row. */
  empty: ReactNode
  /** Shown below the rows. */
  children?: ReactNode
}

export function RecordTable<R>({
  title,
  rows,
  keyOf,
  columns,
  acts,
  isTall = false,
  empty,
  children,
}: Props<R>) {
  return (
    <div className="panel scroll-frame">
      {rows.length === 0 ? (
        <EmptyTable>{empty}</EmptyTable>
      ) : (
        <table className={styles.table} aria-label={title} data-tall={isTall || undefined}>
          <thead>
            <tr>
              {columns.map(({ header }) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
              {acts && (
                <th scope="col" className={styles.acts}>
                  <span className="visually-hidden">{acts.header}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ header, cell }, i) => (
                  <td key={header} data-label={i > 0 && !isTall ? header : undefined}>
                    {cell(row)}
                  </td>
                ))}
                {acts && <td className={styles.acts}>{acts.cell(row)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </div>
  )
}

const EmptyTable = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? (
    <Text p="md" c="dimmed">
      {children}
    </Text>
  ) : (
    children
  )
