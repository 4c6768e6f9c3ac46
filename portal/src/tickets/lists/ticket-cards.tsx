import { useKindNames } from '../../domain/names/use-kind-names.ts'
import { Highlight } from '../../kit/text/highlight.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { TicketStateBadge } from '../ticket-state.tsx'
import { ticketMessages } from '../tickets.messages.ts'
import type { ListProps } from './tickets-table.tsx'
import { useTicketWhen } from './use-ticket-when.ts'
import styles from '../../kit/tables/list.module.css'

/** The list on a phone: a card per ticket, with the time it is valid for, which opens it. */
export function TicketCards({ rows, search, isOld, onGo }: Omit<ListProps, 'display'>) {
  const messages = useMessages(ticketMessages)
  const localized = useLocalized()
  const kinds = useKindNames()
  const when = useTicketWhen()
  return (
    <ul className={`panel ${styles.cards}`} data-old={isOld || undefined} aria-busy={isOld}>
      {rows.map((row) => (
        <li key={row.publicId}>
          <button type="button" onClick={() => onGo({ peek: row.publicId })}>
            <span className={styles.cardLine}>
              <strong>
                <Highlight
                  text={
                    [row.firstName, row.lastName].filter(Boolean).join(' ') || messages.anonymous
                  }
                  sought={search.q}
                />
              </strong>
              <TicketStateBadge ticket={row} />
            </span>
            <span className={styles.cardLine}>
              <span>
                {[row.description && localized(row.description), localized(row.title)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles.cardLine}>
              <span>{when(row)}</span>
            </span>
            <span className={`dimmed size-13 ${styles.cardLine}`}>
              <span>
                <Highlight text={row.ticketReferenceKey} sought={search.q} /> ·{' '}
                {kinds[row.category]}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
