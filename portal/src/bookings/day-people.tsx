import { Button, Skeleton, Text } from '@mantine/core'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { BookingsSearch } from './bookings-search.rules.ts'
import { bookingMessages } from './bookings.messages.ts'
import { useDayLists } from './bookings.queries.ts'
import { listOf, rentalLists, stayLists } from './day.rules.ts'
import { PieceLine } from './piece-line.tsx'
import { StayLine } from './stay-line.tsx'
import styles from './bookings.module.css'

/** The people of a day, in the lists that a desk works through. */
export function DayPeople({
  date,
  tab,
  onDate,
}: {
  date: string
  tab: BookingsSearch['tab']
  onDate: (date: string) => void
}) {
  const messages = useMessages(bookingMessages)
  const dates = useDates()
  const query = useDayLists(date)
  const { data } = query
  if (failedOf(query)) return <QueryFailed query={query} title={messages.loadFailed} />
  // Lists that are shown even when empty; the others are shown only when they have entries.
  const always: readonly string[] = ['arrivals', 'inHouse', 'departures', 'toPickUp', 'out']
  const lists =
    tab === 'lodging'
      ? stayLists.map((list) => ({
          list,
          lines:
            data?.stays
              .filter((stay) => listOf(stay, data.date) === list)
              .map((stay) => <StayLine key={stay.publicId} stay={stay} />) ?? [],
        }))
      : rentalLists.map((list) => ({
          list,
          lines:
            data?.rentals
              .filter((piece) => piece.state === list)
              .map((piece) => <PieceLine key={piece.unitPublicId} piece={piece} />) ?? [],
        }))
  return (
    <section className={styles.day} aria-labelledby="day">
      <h2 className="size-16 below-8" id="day">
        {dates.spoken(date)}
      </h2>
      {!data && <Skeleton height={160} />}
      {data?.isCapped && (
        <Text size="sm" c="dimmed">
          {messages.capped}
        </Text>
      )}
      {data && lists.every(({ lines }) => lines.length === 0) && (
        <NextDay date={data.next[tab]} tab={tab} onDate={onDate} />
      )}
      {data && (
        <div className={styles.lists}>
          {lists
            .filter(({ list, lines }) => lines.length > 0 || always.includes(list))
            .map(({ list, lines }) => (
              <section
                key={list}
                className={`panel ${styles.list}`}
                aria-label={messages.lists[list]}
                data-loud={list === 'late' || undefined}
              >
                <h3>
                  {messages.lists[list]} <span>{lines.length}</span>
                </h3>
                {lines.length === 0 ? (
                  <Text size="sm" c="dimmed">
                    {tab === 'lodging' ? messages.nobody : messages.noPiece}
                  </Text>
                ) : (
                  <ul>{lines}</ul>
                )}
              </section>
            ))}
        </div>
      )}
    </section>
  )
}

type NextProps = {
  date: string | null
  tab: BookingsSearch['tab']
  onDate: (date: string) => void
}
/** Empty day: a button goes to the next day with people. */
function NextDay({ date, tab, onDate }: NextProps) {
  const messages = useMessages(bookingMessages)
  const text = tab === 'lodging' ? messages.nextArrival : messages.nextPickUp
  return (
    date && (
      <Button variant="default" mb="sm" onClick={() => onDate(date)}>
        {text(date)}
      </Button>
    )
  )
}
