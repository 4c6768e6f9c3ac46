import { Group, Skeleton } from '@mantine/core'
import { IconArrowLeft, IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { scanResultMessages } from '../domain/names/scan-results.messages.ts'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
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
import { TicketStateBadge } from './ticket-state.tsx'
import { ticketMessages } from './tickets.messages.ts'
import { useTicket, type Ticket } from './tickets.queries.ts'
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
    <div className="page-width">
      <WaysBack reference={ticket.orderReferenceKey} />
      <PageHead
        title={messages.title(ticket.ticketReferenceKey)}
        aside={<TicketActions ticket={ticket} />}
      >
        <CopyButton value={ticket.ticketReferenceKey} />
        <TicketStateBadge ticket={ticket} />
      </PageHead>
      <div className={styles.columns}>
        <div className="stack gap-16 shrinks">
          <TicketFacts ticket={ticket} />
          <TicketOwners ticket={ticket} />
          <TicketForms ticket={ticket} />
          <TicketScans ticket={ticket} />
        </div>
        <div className="panel shrinks padded">
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
        className="back-link"
        onClick={goBack}
      >
        <IconArrowLeft size={16} aria-hidden />
        {messages.back}
      </AnchorLink>
      {reference && mayOpen(business, 'Orders') && (
        <AnchorLink to="/orders/$ref" params={{ ref: reference }} size="sm" className="back-link">
          {messages.order} {reference}
        </AnchorLink>
      )}
    </Group>
  )
}

/** Scans of a ticket: person, time, device and result. */
function TicketScans({ ticket: { scans = [] } }: { ticket: Pick<Ticket, 'scans'> }) {
  const messages = useMessages(ticketMessages)
  if (scans.length === 0) return null
  return (
    <section className="panel shrinks padded" aria-labelledby="scans">
      <h2 id="scans" className="size-14 strong below-8">
        {messages.scans}
      </h2>
      <ul className={styles.scans}>
        {scans.map((scan) => (
          <TicketScan key={scan.publicId} scan={scan} />
        ))}
      </ul>
    </section>
  )
}

function TicketScan({ scan }: { scan: NonNullable<Ticket['scans']>[number] }) {
  const messages = useMessages(ticketMessages)
  const { results, doubleUse, decidedAlone } = useMessages(scanResultMessages)
  const dates = useDates()
  const isAccepted = scan.result === 'accepted'
  // Highlights people who were admitted although the ticket was invalid.
  const isWrong = scan.isAdmitted && !isAccepted && !scan.isDoubleUse
  const details = [
    scan.staffName,
    messages.device(scan.devicePublicId.slice(-4).toUpperCase()),
    scan.isOffline && decidedAlone,
    scan.isTyped && messages.scanTyped,
  ]
  return (
    <li>
      <span>{dates.moment(scan.scannedDateTimeUtc)}</span>
      <StatusBadge
        tone={isAccepted ? 'positive' : 'negative'}
        icon={isAccepted ? IconCircleCheck : IconCircleX}
      >
        {results[scan.result]}
      </StatusBadge>
      {(scan.isDoubleUse || isWrong) && (
        <StatusBadge tone="warning" icon={IconAlertTriangle}>
          {scan.isDoubleUse ? doubleUse : messages.refusedLater}
        </StatusBadge>
      )}
      <span>{details.filter(Boolean).join(' · ')}</span>
    </li>
  )
}
