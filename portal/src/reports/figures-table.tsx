import { reportTablesMessages } from '@guichet/contract/reports/report-tables.messages.ts'
import type { ReportTable } from '@guichet/contract/reports/report-tables.ts'
import { Fragment } from 'react'
import { AnchorLink } from '../kit/layout/links.tsx'
import { numberFormat } from '../kit/text/formats.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import type { Narrowing } from './figures.rules.ts'
import { reportPageMessages } from './report-page.messages.ts'
import styles from './report.module.css'

type Props = {
  table: ReportTable
  /** Filter of the order list for each row; without it, rows are not links. */
  orders?: readonly (Narrowing | null)[] | undefined
}

/** A table of a report with its title and totals. */
export function FiguresTable({ table, orders }: Props) {
  const { nothing } = useMessages(reportTablesMessages)
  const { name, title, rows } = table
  return (
    <section className={`panel ${styles.section}`} aria-labelledby={`report-${name}`}>
      <h2 id={`report-${name}`}>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : (
        // Without links, a table that is wider than a phone is scrolled by the keyboard itself.
        <div className={styles.frame} {...(!orders?.some(Boolean) && { tabIndex: 0 })}>
          <FiguresGrid table={table} orders={orders} />
        </div>
      )}
    </section>
  )
}

/** The table without its title. Rows link to the orders that they count. */
export function FiguresGrid({ table, orders }: Props) {
  const { title, columns, rows, subtotals = [], sums } = table
  const shown = useShown(columns)
  const figure = (at: number) => (columns[at]!.kind === 'text' ? undefined : 'figure')
  return (
    <table
      className={styles.table}
      aria-label={title}
      data-named={columns[2]?.kind === 'text' || undefined}
    >
      <thead>
        <tr>
          {columns.map(({ header }, at) => (
            <th key={header} scope="col" className={figure(at)}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <Fragment key={i}>
            <tr>
              {row.map((cell, at) => (
                <td key={at} className={figure(at)}>
                  <Lead
                    to={at === linkedColumn(row) ? (orders?.[i] ?? null) : null}
                    text={shown(cell, at)}
                  />
                </td>
              ))}
            </tr>
            {subtotals
              .filter(({ under }) => under === i)
              .map(({ cells }) => (
                <SumRow key={i} sum={cells} shown={shown} />
              ))}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        {sums.map((sum, i) => (
          <SumRow key={i} sum={sum} shown={shown} />
        ))}
      </tfoot>
    </table>
  )
}

type SumProps = {
  sum: ReportTable['sums'][number]
  shown: ReturnType<typeof useShown>
}
const SumRow = ({ sum, shown }: SumProps) => (
  <tr>
    <th scope="row" colSpan={spanOf(sum)}>
      {sum[0]}
    </th>
    {sum.map(
      (cell, at) =>
        at >= spanOf(sum) && (
          <td key={at} className="figure">
            {shown(cell, at)}
          </td>
        ),
    )}
  </tr>
)

/** The last text column describes a row best, so it has the link. */
const linkedColumn = (row: ReportTable['rows'][number]) =>
  Math.max(
    0,
    row.findLastIndex((cell) => typeof cell === 'string' && cell !== ''),
  )
/** Number of columns that the label of a total spans. */
const spanOf = (sum: ReportTable['sums'][number]) =>
  sum.findIndex((cell, at) => at > 0 && cell !== null)

function useShown(columns: ReportTable['columns']) {
  const money = useMoney()
  const figure = numberFormat(useLanguage())
  return (cell: string | number | null, at: number): string => {
    if (typeof cell !== 'number') return cell ?? ''
    return columns[at]!.kind === 'money' ? money(cell) : figure.format(cell)
  }
}

function Lead({ to, text }: { to: Narrowing | null; text: string }) {
  const messages = useMessages(reportPageMessages)
  if (!to) return text
  return (
    <AnchorLink
      to="/orders"
      search={{ ...to, q: '', page: 1, size: 25, sort: '-completed', peek: '' }}
      className={styles.lead}
      title={messages.ordersOf(text)}
    >
      {text}
    </AnchorLink>
  )
}
