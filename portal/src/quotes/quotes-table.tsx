import { useNavigate, useRouter } from '@tanstack/react-router'
import { AnchorLink } from '../kit/layout/links.tsx'
import { openRow } from '../kit/tables/open-row.ts'
import { Highlight } from '../kit/text/highlight.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { QuoteStatusBadge } from './quote-status-badge.tsx'
import { quoteMessages } from './quotes.messages.ts'
import type { QuoteRow } from './quotes.queries.ts'
import styles from '../kit/tables/list.module.css'

type Props = { rows: readonly QuoteRow[]; sought: string; isOld: boolean }
const columns = ['number', 'title', 'client', 'event', 'status', 'expires'] as const

export function QuotesTable({ rows, sought, isOld }: Props) {
  const messages = useMessages(quoteMessages)
  const money = useMoney()
  const router = useRouter()
  const navigate = useNavigate()
  return (
    <div className="panel scroll-frame">
      <table
        className={styles.table}
        aria-label={messages.title}
        data-old={isOld || undefined}
        aria-busy={isOld}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.plain}>
                {messages.columns[column]}
              </th>
            ))}
            <th scope="col" className={`${styles.plain} ${styles.figure}`}>
              {messages.columns.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const to = { to: '/quotes/$id', params: { id: row.publicId } } as const
            return (
              // A shortcut for pointers; keyboards use the link in the row.
              <tr
                key={row.publicId}
                onClick={(event) =>
                  openRow(
                    event,
                    () => router.buildLocation(to).href,
                    () => void navigate(to),
                  )
                }
              >
                <td>
                  <AnchorLink {...to} className={styles.reference!}>
                    <Highlight text={row.number} sought={sought} />
                  </AnchorLink>
                </td>
                <td>
                  <Highlight text={row.title} sought={sought} />
                </td>
                <td>
                  <Highlight text={row.clientName || (row.email ?? '')} sought={sought} />
                </td>
                <td>{row.eventOn}</td>
                <td>
                  <QuoteStatusBadge status={row.status} />
                </td>
                <td>{row.expiresOn}</td>
                <td className={styles.figure}>{money(row.finalCost)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The list on a phone: a card per quote, which opens it. */
export function QuoteCards({ rows, sought, isOld }: Props) {
  const messages = useMessages(quoteMessages)
  const money = useMoney()
  const navigate = useNavigate()
  return (
    <ul className={`panel ${styles.cards}`} data-old={isOld || undefined} aria-busy={isOld}>
      {rows.map((row) => (
        <li key={row.publicId}>
          <button
            type="button"
            onClick={() => void navigate({ to: '/quotes/$id', params: { id: row.publicId } })}
          >
            <span className={styles.cardLine}>
              <strong>
                <Highlight text={row.title} sought={sought} />
              </strong>
              <span>{money(row.finalCost)}</span>
            </span>
            <span className={styles.cardLine}>
              <span className="dimmed size-13">
                <Highlight text={row.number} sought={sought} /> ·{' '}
                {row.clientName || row.email || messages.anonymous}
              </span>
              <QuoteStatusBadge status={row.status} />
            </span>
            {row.eventOn && (
              <span className={`dimmed size-13 ${styles.cardLine}`}>
                {messages.eventOn(row.eventOn)}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
