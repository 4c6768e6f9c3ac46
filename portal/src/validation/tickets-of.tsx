import { findGateTickets } from '@guichet/contract/tickets/lists/find-gate-tickets.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import { PartFailed } from '../kit/api/part-failed.tsx'
import { failedOf } from '../kit/api/query-boundary.tsx'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useRead } from '../kit/api/use-read.ts'
import { dayOf } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import { byStanding, standingOf } from './admission.rules.ts'
import { FoundTicket } from './found-ticket.tsx'
import type { GateKeeper } from './gate-keeper.ts'
import { serverTime } from './offline.rules.ts'
import { useClock } from './use-clock.ts'
import { validationMessages } from './validation.messages.ts'

type Props = {
  gate: GateKeeper
  sought: string
  /** An order shows its tickets of all days, a name those of the day until more are wanted. */
  isOrder: boolean
  timeZone: string
  /** Validates a ticket by its number. */
  onPick: (reference: string) => void
}

/** Tickets of an order or of a name with their state now; those admitted now can be validated. */
export function TicketsOf({ gate, sought, isOrder, timeZone, onPick }: Props) {
  const messages = useMessages(validationMessages)
  const state = useSyncExternalStore(gate.subscribe, gate.current)
  const [isAnyDay, setAnyDay] = useState(isOrder)
  const clock = Math.max(useClock(), state.list?.receivedAt ?? 0)
  const today = dayOf(serverTime(state.list, clock), timeZone)
  const [period, noTicket] = isAnyDay
    ? [{}, messages.noTicket]
    : [{ activePeriodStart: today, activePeriodEnd: today }, messages.noTicketToday]
  const found = useRead(
    queryKeys.gate.tickets(sought, isAnyDay ? 'any' : today),
    findGateTickets,
    { query: { query: sought, ...period } },
    { staleTime: 0, retry: false },
  )
  if (failedOf(found)) return <PartFailed query={found} title={messages.findFailed} />
  if (!found.data) return <Skeleton height={120} />
  const { items, totalIsCapped } = found.data
  const tickets = items
    .map((ticket) => ({ ticket, standing: standingOf(ticket, state, clock) }))
    .toSorted(byStanding)
  const admitted = tickets.filter(({ standing }) => standing === 'accepted')
  const validateAll = async () => {
    for (const { ticket } of admitted) await gate.scan(ticket.ticketReferenceKey)
  }
  return (
    <>
      {tickets.length === 0 && <p role="alert">{noTicket}</p>}
      {isOrder && admitted.length > 1 && (
        <Button size="md" loading={state.isChecking} onClick={() => void validateAll()}>
          {messages.validateAll(admitted.length)}
        </Button>
      )}
      <ul className="stack">
        {tickets.map((row) => (
          <FoundTicket key={row.ticket.publicId} {...row} timeZone={timeZone} onPick={onPick} />
        ))}
      </ul>
      {totalIsCapped && (
        <Text size="sm" c="dimmed">
          {messages.moreFound}
        </Text>
      )}
      {!isAnyDay && (
        <Button variant="default" onClick={() => setAnyDay(true)}>
          {messages.otherDays}
        </Button>
      )}
    </>
  )
}
