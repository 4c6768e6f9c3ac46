import { Group, Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { AnchorLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useWayBack } from '../kit/tables/use-way-back.ts'
import { CopyButton } from '../kit/text/copy-button.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { rememberedTickets } from './lists/remembered-tickets.ts'
import { TicketActions } from './ticket-actions.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketForms } from './ticket-forms.tsx'
import { TicketOwners } from './ticket-owners.tsx'
import { TicketBuyer } from './ticket-people.tsx'
import { TicketScans } from './ticket-scans.tsx'
import { TicketStateBadge } from './ticket-state.tsx'
import { ticketMessages } from './tickets.messages.ts'
import { useTicket } from './tickets.queries.ts'
import styles from './tickets.module.css'

const route = getRouteApi('/inside/tickets/$id')

/** Page of a ticket: validity, holders, form answers and actions. */
export function TicketScreen() {
  const messages = useMessages(ticketMessages)
  const { id } = route.useParams()
  const query = useTicket(id)
  const { data: ticket } = query
  if (failedOf(query))
    return (
      <>
        <WaysBack />
        <QueryFailed query={query} title={messages.loadFailed} />
      </>
    )
  if (!ticket)
    return (
      <>
        <PageHead title={messages.ticket} />
        <Skeleton height={360} />
      </>
    )
  return (
    <div className={styles.page}>
      <WaysBack reference={ticket.orderReferenceKey} />
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
          <TicketOwners ticket={ticket} />
          <TicketForms ticket={ticket} />
          <TicketScans ticket={ticket} />
        </div>
        <div className={`panel ${styles.block}`}>
          <TicketBuyer buyer={ticket.buyer} />
        </div>
      </div>
    </div>
  )
}

/** Links back to the list in its last state, and to the order for people with the access. */
function WaysBack({ reference }: { reference?: string }) {
  const messages = useMessages(ticketMessages)
  const business = useBusiness()
  const goBack = useWayBack(rememberedTickets)
  return (
    <Group gap="md">
      <AnchorLink
        to="/tickets"
        search={rememberedTickets.search()}
        size="sm"
        className={styles.back}
        onClick={goBack}
      >
        <IconArrowLeft size={16} aria-hidden />
        {messages.back}
      </AnchorLink>
      {reference && mayOpen(business, 'Orders') && (
        <AnchorLink to="/orders/$ref" params={{ ref: reference }} size="sm" className={styles.back}>
          {messages.order} {reference}
        </AnchorLink>
      )}
    </Group>
  )
}
