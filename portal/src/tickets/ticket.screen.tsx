import { Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useKindNames } from '../domain/use-kind-names.ts'
import { useTimeText } from '../domain/use-time-text.ts'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { CopyButton } from '../kit/text/copy-button.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { TicketActions } from './ticket-actions.tsx'
import { TicketForms } from './ticket-forms.tsx'
import { TicketBuyer, TicketOwners } from './ticket-people.tsx'
import { TicketStateBadge } from './ticket-state.tsx'
import { ticketMessages } from './tickets.messages.ts'
import { useTicket, type Ticket } from './tickets.queries.ts'
import styles from './tickets.module.css'

const route = getRouteApi('/inside/tickets/$id')

/** One ticket: what it gives entry to and when, who has it, what was answered, what may be done. */
export function TicketScreen() {
  const messages = useMessages(ticketMessages)
  const { id } = route.useParams()
  const query = useTicket(id)
  const { data: ticket } = query
  if (failedOf(query)) return <QueryFailed query={query} title={messages.loadFailed} />
  if (!ticket)
    return (
      <>
        <PageHead title={messages.ticket} />
        <Skeleton height={360} />
      </>
    )
  return (
    <div className={styles.page}>
      <BackToOrder reference={ticket.orderReferenceKey} />
      <PageHead
        title={messages.title(ticket.ticketReferenceKey)}
        aside={<TicketActions ticket={ticket} />}
      >
        <CopyButton value={ticket.ticketReferenceKey} />
        <TicketStateBadge ticket={ticket} />
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.column}>
          <TicketFacts ticket={ticket} />
          <TicketOwners owners={ticket.owners} />
          <TicketForms ticket={ticket} />
        </div>
        <div className={`panel ${styles.block}`}>
          <TicketBuyer buyer={ticket.buyer} />
        </div>
      </div>
    </div>
  )
}

/** Whoever may see orders comes from one, or looks there next. */
function BackToOrder({ reference }: { reference: string }) {
  const messages = useMessages(ticketMessages)
  const business = useBusiness()
  if (!mayOpen(business, 'Orders')) return null
  return (
    <AnchorLink to="/orders/$ref" params={{ ref: reference }} size="sm" className={styles.back}>
      <IconArrowLeft size={16} aria-hidden />
      {messages.order} {reference}
    </AnchorLink>
  )
}

function TicketFacts({ ticket }: { ticket: Ticket }) {
  const messages = useMessages(ticketMessages)
  const localized = useLocalized()
  const kinds = useKindNames()
  const dates = useDates()
  const timeText = useTimeText()
  const rows = [
    [messages.kind, kinds[ticket.category]],
    [messages.product, localized(ticket.title)],
    [messages.category, ticket.description && localized(ticket.description)],
    [messages.time, timeText(ticket.time)],
    [messages.order, ticket.orderReferenceKey],
    [messages.createdOn, dates.moment(ticket.createdDateTimeUtc)],
  ] as const
  return (
    <div className={`panel ${styles.block}`}>
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
