import type { Reply } from '@guichet/contract/endpoint.ts'
import type { findGateTickets } from '@guichet/contract/tickets/lists/find-gate-tickets.ts'
import { Button } from '@mantine/core'
import { IconBan, IconCircleCheck, IconClock, type Icon } from '@tabler/icons-react'
import { scanResultMessages } from '../domain/names/scan-results.messages.ts'
import { dayOf, hourOf } from '../kit/dates/dates.ts'
import { StatusBadge, type Tone } from '../kit/layout/status-badge.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import type { Verdict } from './offline.rules.ts'
import { validationMessages } from './validation.messages.ts'
import styles from './validate.module.css'

const looks: Partial<Record<Verdict, [Tone, Icon]>> = {
  used: ['positive', IconCircleCheck],
  tooEarly: ['info', IconClock],
}

type Props = {
  ticket: Reply<typeof findGateTickets>['items'][number]
  standing: Verdict
  timeZone: string
  onPick: (reference: string) => void
}
/** A ticket of a search: a button validates it, or a word says why it is not admitted now. */
export function FoundTicket({ ticket, standing, timeZone, onPick }: Props) {
  const messages = useMessages(validationMessages)
  const { results } = useMessages(scanResultMessages)
  const localized = useLocalized()
  const [tone, icon] = looks[standing] ?? (['muted', IconBan] as const)
  const begin = ticket.activePeriodStartDateTimeUtc
  const reference = ticket.ticketReferenceKey
  const name = [ticket.firstName, ticket.lastName].filter(Boolean).join(' ')
  return (
    <li className={styles.foundTicket}>
      <span className="column shrinks">
        <strong>{name || reference}</strong>
        <span>
          {[localized(ticket.description), localized(ticket.title)].filter(Boolean).join(' – ')}
        </span>
        <span className="dimmed size-13">
          {[begin && `${dayOf(begin, timeZone)} ${hourOf(begin, timeZone)}`, name && reference]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {standing === 'accepted' ? (
        <Button
          size="md"
          aria-label={messages.validateOf(name || reference)}
          onClick={() => onPick(reference)}
        >
          {messages.validate}
        </Button>
      ) : (
        <StatusBadge tone={tone} icon={icon}>
          {results[standing]}
        </StatusBadge>
      )}
    </li>
  )
}
