import { findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { PartFailed } from '../kit/api/part-failed.tsx'
import { failedOf } from '../kit/api/query-boundary.tsx'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useRead } from '../kit/api/use-read.ts'
import { dayOf, hourOf } from '../kit/dates/dates.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { validationMessages } from './validation.messages.ts'
import styles from './validate.module.css'

const mostShown = 25

type Props = { sought: string; timeZone: string; onPick: (reference: string) => void }

/** Tickets of an order or of a name, each with a button that validates it. */
export function TicketsOf({ sought, timeZone, onPick }: Props) {
  const messages = useMessages(validationMessages)
  const localized = useLocalized()
  const found = useRead(
    queryKeys.gate.tickets(sought),
    findTickets,
    { query: { query: sought, sort: '-sold', pageSize: String(mostShown) } },
    { staleTime: 0, retry: false },
  )
  if (failedOf(found)) return <PartFailed query={found} title={messages.findFailed} />
  if (!found.data) return <Skeleton height={120} />
  const { items, total } = found.data
  const tickets = items.filter(({ isVoided }) => !isVoided)
  if (tickets.length === 0) return <p role="alert">{messages.noTicket}</p>
  return (
    <>
      <ul className="stack">
        {tickets.map((ticket) => {
          const begin = ticket.activePeriodStartDateTimeUtc
          const name = [ticket.firstName, ticket.lastName].filter(Boolean).join(' ')
          return (
            <li key={ticket.publicId} className={styles.foundTicket}>
              <span className="column shrinks">
                <strong>{name || ticket.ticketReferenceKey}</strong>
                <span>
                  {[localized(ticket.description), localized(ticket.title)]
                    .filter(Boolean)
                    .join(' – ')}
                </span>
                <span className="dimmed size-13">
                  {[
                    begin && `${dayOf(begin, timeZone)} ${hourOf(begin, timeZone)}`,
                    name && ticket.ticketReferenceKey,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Button
                size="md"
                aria-label={messages.validateOf(name || ticket.ticketReferenceKey)}
                onClick={() => onPick(ticket.ticketReferenceKey)}
              >
                {messages.validate}
              </Button>
            </li>
          )
        })}
      </ul>
      {total > items.length && (
        <Text size="sm" c="dimmed">
          {messages.moreFound}
        </Text>
      )}
    </>
  )
}
