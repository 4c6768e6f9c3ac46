import { CloseButton, Group, Skeleton, Text } from '@mantine/core'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { usePersonText } from '../../domain/names/use-person-text.ts'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { mayOpen, useBusiness } from '../../kit/session/business.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import type { DayBoard } from '../today.queries.ts'
import { AnotherTime } from './another-time.tsx'
import { BookedBlock } from './booked-block.tsx'
import { bookedMessages } from './booked.messages.ts'
import { useBookedOfDay, useTargets } from './booked.queries.ts'
import {
  bookedPiece,
  bookedStay,
  lanesOf,
  takes,
  type BookedTicket,
  type BookedKind,
  type Lane,
} from './booked.rules.ts'
import { StartTimeDropTargets } from './start-time-drop-targets.tsx'
import { useMoveBegin, useMoveBooked } from './use-move-booked.ts'
import styles from './booked.module.css'

type Row = DayBoard['rentals'][number] | DayBoard['lodging'][number]
type Props = { kind: BookedKind; date: string; row: Row; onClose: () => void }

/** Bookings of an equipment type or a unit category, by place, which can be changed. */
export function BookingsOfType({ kind, date, row, onClose }: Props) {
  const messages = useMessages(bookedMessages)
  const localized = useLocalized()
  const heading = useRef<HTMLHeadingElement>(null)
  const { query, booked, places } = useBooked(kind, date, row)
  useEffect(() => heading.current?.focus(), [])
  const title = kind === 'rentals' ? row.name : row.categoryName
  return (
    <section className={`panel ${styles.booked}`} aria-labelledby="type-bookings">
      <Group justify="space-between" wrap="nowrap">
        <h3 id="type-bookings" ref={heading} tabIndex={-1}>
          {localized(title)}
        </h3>
        <CloseButton size="lg" aria-label={messages.close} onClick={onClose} />
      </Group>
      {failedOf(query) && <QueryFailed query={query} title={messages.failed} />}
      {!booked && !failedOf(query) && <Skeleton height={96} />}
      {booked?.length === 0 && <Text c="dimmed">{messages.nobody}</Text>}
      {booked && booked.length > 0 && <Lanes kind={kind} lanes={lanesOf(places, booked)} />}
    </section>
  )
}

/** The bookings, and their possible places: those of the first booking, which all share. */
function useBooked(kind: BookedKind, date: string, row: Row) {
  const query = useBookedOfDay(date)
  const { data } = query
  const pieces = data?.rentals.filter(({ modelPublicId }) => modelPublicId === row.publicId)
  const stays = data?.stays.filter(
    ({ status, categoryName }) =>
      status !== 'Canceled' &&
      categoryName.fr === row.categoryName.fr &&
      categoryName.en === row.categoryName.en,
  )
  const booked = kind === 'rentals' ? pieces?.map(bookedPiece) : stays?.map(bookedStay)
  const places = useTargets(kind, booked?.[0]?.id ?? null)
  return { query, booked, places: places.data?.targets ?? [] }
}

/** A row per place: a block is dragged between them, or moved by its menu. */
function Lanes({ kind, lanes }: { kind: BookedKind; lanes: readonly Lane[] }) {
  const messages = useMessages(bookedMessages)
  const localized = useLocalized()
  const { nameOf } = usePersonText()
  const business = useBusiness()
  const [dragged, drag] = useState<BookedTicket | null>(null)
  const [timed, setTimed] = useState<BookedTicket | null>(null)
  const asked = useTargets(kind, dragged?.id ?? null)
  const whoOf = ({ person, guestName }: BookedTicket) =>
    person ? nameOf(person) : (guestName ?? messages.anonymous)
  const { move, isMoving } = useMoveBooked(kind, whoOf)
  const begin = useMoveBegin(whoOf)
  const mayTime =
    kind === 'rentals' && (mayOpen(business, 'Rescheduling') || mayOpen(business, 'Orders'))
  const dropOn = (lane: Lane) =>
    dragged && takes(lane, dragged, asked.isFetching ? undefined : asked.data)
      ? {
          'data-drop': 'here',
          onDragOver: (event: DragEvent) => event.preventDefault(),
          onDrop: (event: DragEvent) => {
            event.preventDefault()
            drag(null)
            move(dragged, lane)
          },
        }
      : {}
  return (
    <>
      {(lanes.length > 1 || mayTime) && (
        <Text size="sm" c="dimmed">
          {lanes.length > 1 ? messages.hints[kind] : messages.timeOnlyHint}
        </Text>
      )}
      <ul className="stack gap-8 above-8">
        {lanes.map((lane) => (
          <li key={lane.id} className={styles.lane} {...dropOn(lane)}>
            <h4 className="size-14 medium breaks">{localized(lane.name) || messages.onlyPlace}</h4>
            {lane.blocks.length === 0 && (
              <Text size="sm" c="dimmed">
                {messages.empty}
              </Text>
            )}
            <ul>
              {lane.blocks.map((block) => (
                <BookedBlock
                  key={block.id}
                  kind={kind}
                  block={block}
                  name={whoOf(block)}
                  isAlone={lanes.length < 2}
                  isMoving={isMoving || begin.isMoving}
                  onDrag={drag}
                  onMove={(to) => move(block, to)}
                  onTime={mayTime ? () => setTimed(block) : null}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {dragged && mayTime && (
        <StartTimeDropTargets
          block={dragged}
          onDrop={(to) => {
            drag(null)
            begin.move(dragged, to)
          }}
        />
      )}
      {timed && (
        <AnotherTime
          block={timed}
          name={whoOf(timed)}
          onMove={(to) => {
            setTimed(null)
            begin.move(timed, to)
          }}
          onClose={() => setTimed(null)}
        />
      )}
    </>
  )
}
