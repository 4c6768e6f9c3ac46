import { useKindNames } from '../domain/names/use-kind-names.ts'
import { useTimeText } from '../domain/names/use-time-text.ts'
import { useDates } from '../kit/dates/dates.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { ticketMessages } from './tickets.messages.ts'
import type { Ticket } from './tickets.queries.ts'
import styles from './tickets.module.css'

/** Product, validity and order of a ticket. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const messages = useMessages(ticketMessages)
  const localized = useLocalized()
  const kinds = useKindNames()
  const dates = useDates()
  const timeText = useTimeText()
  const rows = [
    [messages.kind, kinds[ticket.category]],
    [messages.product, localized(ticket.title)],
    [messages.category, ticket.description && localized(ticket.description)],
    [messages.blockedReason, ticket.blockedReason],
    [messages.formerNumber, ticket.formerNumber],
    [messages.time, timeText(ticket.time)],
    [messages.order, ticket.orderReferenceKey],
    [messages.createdOn, dates.moment(ticket.createdDateTimeUtc)],
  ] as const
  return (
    <div className="panel shrinks padded">
      <dl className={styles.facts}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
