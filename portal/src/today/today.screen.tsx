import { Group, Skeleton, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { addDays, useDates } from '../kit/dates/dates.ts'
import { StepButtons } from '../kit/dates/step-buttons.tsx'
import { useMinute } from '../kit/dates/use-minute.ts'
import { usePhone } from '../kit/layout/breakpoints.ts'
import { ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { DayCounts } from './day-counts.tsx'
import { SlotClients } from './slot-clients.tsx'
import { SlotLists } from './slot-lists.tsx'
import { SlotMoves } from './slot-moves.tsx'
import { Strips } from './strips.tsx'
import { todayMessages } from './today.messages.ts'
import { useDayBoard, type DayBoard } from './today.queries.ts'
import { LodgingRows, RentalRows } from './unit-rows.tsx'
import styles from './today.module.css'

const route = getRouteApi('/inside/today')

/** Live board of a day. Its address is its only state. */
export function TodayScreen() {
  const messages = useMessages(todayMessages)
  const { today, instant } = useMinute()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const date = search.date || today
  const board = useDayBoard(date)
  const go = (day: string) =>
    void navigate({ search: { date: day === today ? '' : day, slot: '', type: '' } })
  if (failedOf(board)) return <QueryFailed query={board} title={messages.loadFailed} />
  const { data } = board
  return (
    <>
      <PageHead title={messages.title}>
        <WhichDay date={date} today={today} onDay={go} />
      </PageHead>
      {data ? (
        <SlotMoves
          board={data}
          chosen={search.slot}
          onChoose={(slot) => void navigate({ search: { ...search, slot } })}
        >
          <Board
            board={data}
            instant={date === today ? instant : null}
            chosen={search.type}
            onChoose={(type) => void navigate({ search: { ...search, type } })}
          />
        </SlotMoves>
      ) : (
        <Skeleton height={360} />
      )}
    </>
  )
}

type WhichDayProps = { date: string; today: string; onDay: (date: string) => void }
function WhichDay({ date, today, onDay }: WhichDayProps) {
  const messages = useMessages(todayMessages)
  const dates = useDates()
  return (
    <Group gap="xs">
      <StepButtons
        labels={messages}
        isToday={date === today}
        onStep={(by) => onDay(addDays(date, by))}
        onToday={() => onDay(today)}
      />
      <Text component="output" fw={550} className={styles.day}>
        {dates.spoken(date)}
      </Text>
    </Group>
  )
}

type BoardProps = {
  board: DayBoard
  /** Null unless the board shows today. */
  instant: string | null
  /** Id of the type of equipment or unit whose bookings are shown. */
  chosen: string
  onChoose: (typeId: string) => void
}
function Board({ board, instant, ...bookings }: BoardProps) {
  const messages = useMessages(todayMessages)
  const isPhone = usePhone()
  const { date, activities, rentals, lodging } = board
  if (activities.length + rentals.length + lodging.length === 0)
    return (
      <>
        <DayCounts board={board} />
        <Nothing date={date} />
      </>
    )
  return (
    <>
      <DayCounts board={board} />
      <section aria-labelledby="today-activities" className={styles.activities}>
        <h2 id="today-activities">{messages.activities}</h2>
        {activities.length === 0 && <Text c="dimmed">{messages.noActivity}</Text>}
        {activities.length > 0 &&
          (isPhone ? (
            <SlotLists date={date} activities={activities} />
          ) : (
            <Strips key={date} date={date} activities={activities} instant={instant} />
          ))}
        <SlotClients />
      </section>
      <RentalRows board={board} {...bookings} />
      <LodgingRows board={board} {...bookings} />
    </>
  )
}

function Nothing({ date }: { date: string }) {
  const messages = useMessages(todayMessages)
  const business = useBusiness()
  return (
    <div className="panel to-middle roomy">
      <Text fw={620}>{messages.nothing}</Text>
      <Text c="dimmed">{messages.nothingHint}</Text>
      {mayOpen(business, 'Timetables') && (
        <ButtonLink
          to="/timetables"
          search={{ item: '', view: 'day', date }}
          variant="default"
          mt="sm"
        >
          {messages.toTimetables}
        </ButtonLink>
      )}
    </div>
  )
}
