import { Skeleton, Stack, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { useMinute } from '../../kit/dates/use-minute.ts'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { OmittedTicket } from '../sale/counter/omitted-ticket.ts'
import { ChooseDate } from '../sale/times/choose-date.tsx'
import { stripOf } from '../sale/times/use-day-choice.ts'
import { editMessages } from './edit.messages.ts'
import { useExchangeable, type Change, type EditedTicket } from './edit.queries.ts'
import { ExchangeFooter } from './exchange-footer.tsx'
import { MoveVisit } from './move-visit.tsx'
import {
  countOf,
  firstDayOf,
  movedDay,
  visitsOf,
  type Visit,
  type VisitMove,
} from './move.rules.ts'
import { useExchangeDone } from './use-exchange-done.tsx'

type Props = {
  orderId: string
  reference: string
  tickets: readonly EditedTicket[]
  onClose: () => void
  /** Ids of the moved tickets. */
  onDone: (ticketPublicIds: string[]) => void
}

/** Dialog that moves all the visits of an order together, with one price difference. */
export function MoveOrder({ orderId, reference, tickets, onClose, onDone }: Props) {
  const messages = useMessages(editMessages)
  const query = useExchangeable(orderId)
  const { exchange: command, leave, cash } = useExchangeDone({ onClose, onDone })
  const { data } = query
  const visits = data && visitsOf(data.items, tickets)
  const valid = tickets.filter(({ isVoided }) => !isVoided).length
  return (
    <Dialog
      title={messages.moveTitle(reference)}
      size={860}
      isFullOnPhone
      hasFoot
      isLocked={command.isPending}
      closeOnClickOutside={false}
      onClose={leave}
    >
      {cash}
      {!cash && failedOf(query) && <QueryFailed query={query} title={messages.loadFailed} />}
      {!cash && !visits && !failedOf(query) && <Skeleton height={420} />}
      {!cash && visits && (
        <div inert={command.isPending}>
          <MoveVisits visits={visits} stay={valid - countOf(visits.flatMap(({ lines }) => lines))}>
            {(moves) => (
              <ExchangeFooter
                orderId={orderId}
                changes={changesOf(moves)}
                fromTo={moves.flatMap(({ fromTo }) => fromTo)}
                saveText={messages.moveSave(moves.reduce((sum, { count }) => sum + count, 0))}
                command={command}
                onClose={onClose}
              />
            )}
          </MoveVisits>
        </div>
      )}
    </Dialog>
  )
}

/** Null while a visit lacks its time, or when none of them moves. */
function changesOf(moves: readonly VisitMove[]): Change[] | null {
  const changes = moves.map((move) => move.changes)
  if (changes.includes(null)) return null
  const all = changes.flatMap((change) => change ?? [])
  return all.length > 0 ? all : null
}

type VisitsProps = {
  visits: readonly Visit[]
  /** Number of valid tickets that do not move. */
  stay: number
  children: (moves: readonly VisitMove[]) => ReactNode
}
/** The new day, and for each visit its time on that day. */
function MoveVisits({ visits, stay, children }: VisitsProps) {
  const messages = useMessages(editMessages)
  const { today } = useMinute()
  const first = firstDayOf(visits)
  const [day, setDay] = useState<string | null>(null)
  const [from, setFrom] = useState(() => stripOf(first, today))
  const date = day ?? (first !== null && first >= today ? first : null)
  const leading = visits.find((visit) => visit.date === first)
  if (!leading) return <Text c="dimmed">{messages.none}</Text>
  return (
    <Stack gap="lg">
      <OmittedTicket value={leading.lines[0]!.publicId}>
        <ChooseDate
          source={leading.source}
          legend={messages.moveDay}
          from={from}
          onMove={setFrom}
          date={date}
          onChoose={setDay}
        />
      </OmittedTicket>
      {stay > 0 && (
        <Text size="sm" c="dimmed">
          {messages.moveStays(stay)}
        </Text>
      )}
      <EachVisit
        visits={visits}
        dayOf={(visit) => date && movedDay(visits, visit, date)}
        moves={[]}
        foot={children}
      />
    </Stack>
  )
}

type EachProps = {
  visits: readonly Visit[]
  dayOf: (visit: Visit) => string | null
  /** Moves of the visits above. */
  moves: readonly VisitMove[]
  foot: (moves: readonly VisitMove[]) => ReactNode
}
/** The visits one below the other, each with a state of its own; the foot gets all their moves. */
function EachVisit({ visits: [visit, ...others], dayOf, moves, foot }: EachProps) {
  if (!visit) return foot(moves)
  return (
    <MoveVisit key={visit.key} visit={visit} date={dayOf(visit)}>
      {(move) => <EachVisit visits={others} dayOf={dayOf} moves={[...moves, move]} foot={foot} />}
    </MoveVisit>
  )
}
