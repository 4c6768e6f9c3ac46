import type { ReactNode } from 'react'
import styles from './record-table.module.css'

type Column<R> = { header: string; cell: (row: R) => ReactNode }
type Props<R> = {
  title: string
  rows: readonly R[]
  keyOf: (row: R) => string
  /** The first names the row; narrow pages stack them, the others under their header. */
  columns: readonly Column<R>[]
  /** The header of the last column, for those who hear it, and what can be done with a row. */
  acts?: { header: string; cell: (row: R) => ReactNode }
  /** Cells of several lines that explain themselves: they start at the top, without a header. */
  isTall?: boolean
  /** Shown where there is no row. */
  empty: ReactNode
  /** What comes below the rows. */
  children?: ReactNode
}

/** Records in rows. */
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
    <div className={`panel ${styles.frame}`}>
      {rows.length === 0 ? (
        empty
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
