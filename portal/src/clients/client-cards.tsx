import { useDates } from '../kit/dates/dates.ts'
import { Highlight } from '../kit/text/highlight.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { clientDefaults } from './clients-search.rules.ts'
import type { ListProps } from './clients-table.tsx'
import { clientMessages } from './clients.messages.ts'
import { nameOf } from './name-of.ts'
import styles from '../kit/tables/list.module.css'

/** The list on a phone: two lines per client; the whole card opens the client. */
export function ClientCards({ rows, search, isOld, onGo }: ListProps) {
  const messages = useMessages(clientMessages)
  const dates = useDates()
  return (
    <ul className={`panel ${styles.cards}`} data-old={isOld || undefined} aria-busy={isOld}>
      {rows.map((row) => (
        <li key={row.profilePublicId}>
          <button
            type="button"
            onClick={() => onGo({ peek: row.profilePublicId, tab: clientDefaults.tab })}
          >
            <span className={styles.cardLine}>
              <strong>
                <Highlight text={nameOf(row) || messages.nameless} sought={search.q} />
              </strong>
            </span>
            <span className={`dimmed size-13 wraps ${styles.cardLine}`}>
              <span className="breaks shrinks">
                <Highlight text={row.email ?? ''} sought={search.q} />
              </span>
              {row.lastTransactionDateTimeUtc && (
                <span className="one-line">
                  {messages.lastOn(dates.day(row.lastTransactionDateTimeUtc))}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
