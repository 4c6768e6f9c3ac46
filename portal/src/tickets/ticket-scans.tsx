import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { scanResultMessages } from '../domain/names/scan-results.messages.ts'
import { useDates } from '../kit/dates/dates.ts'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { ticketMessages } from './tickets.messages.ts'
import type { Ticket } from './tickets.queries.ts'
import styles from './tickets.module.css'

/** Scans of a ticket: person, time, device and result. */
export function TicketScans({ ticket: { scans = [] } }: { ticket: Pick<Ticket, 'scans'> }) {
  const messages = useMessages(ticketMessages)
  if (scans.length === 0) return null
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="scans">
      <h2 id="scans" className={styles.heading}>
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
