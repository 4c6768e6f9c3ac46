import { Group, NativeSelect, SegmentedControl, Skeleton, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { addDays } from '../kit/dates/dates.ts'
import { StepButtons } from '../kit/dates/step-buttons.tsx'
import { useMinute } from '../kit/dates/use-minute.ts'
import { ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { chosenDay, spans, tabs, type BookingsSearch } from './bookings-search.rules.ts'
import { bookingMessages } from './bookings.messages.ts'
import { useCalendar } from './bookings.queries.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { DayPeople } from './day-people.tsx'
import styles from './bookings.module.css'

const route = getRouteApi('/inside/bookings')

/** Stays and rentals by type and day, with the people of a day; all state is in the address. */
export function BookingsScreen() {
  const messages = useMessages(bookingMessages)
  const { today } = useMinute()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const from = search.from || today
  const day = chosenDay(search, from, today)
  const calendar = useCalendar(from, search.span)
  const go = (over: Partial<BookingsSearch>) =>
    void navigate({ search: { ...search, ...over }, replace: 'day' in over })
  if (failedOf(calendar)) return <QueryFailed query={calendar} title={messages.loadFailed} />
  const { data } = calendar
  const types = data?.[search.tab]
  return (
    <>
      <PageHead
        title={messages.title}
        aside={
          <SegmentedControl
            aria-label={messages.whichTab}
            value={search.tab}
            onChange={(tab) => go({ tab })}
            data={tabs.map((tab) => ({ value: tab, label: messages.tabs[tab] }))}
          />
        }
      >
        {search.tab === 'rentals' && <Late count={data?.late} />}
      </PageHead>
      <Period search={search} from={from} onGo={go} />
      {!types && <Skeleton height={240} />}
      {types?.length === 0 && <NoTypes tab={search.tab} />}
      {data && types && types.length > 0 && (
        <CalendarGrid
          calendar={data}
          tab={search.tab}
          day={day}
          onDay={(next) => go({ day: next })}
        />
      )}
      <DayPeople date={day} tab={search.tab} onDate={(next) => go({ from: next, day: next })} />
    </>
  )
}

type PeriodProps = {
  search: BookingsSearch
  from: string
  onGo: (over: Partial<BookingsSearch>) => void
}

/** The visible days, with buttons to earlier and later ones. */
function Period({ search: { span }, from, onGo }: PeriodProps) {
  const messages = useMessages(bookingMessages)
  return (
    <Group gap="xs" mb="sm">
      <StepButtons
        labels={messages}
        onStep={(by) => onGo({ from: addDays(from, by * span), day: '' })}
        onToday={() => onGo({ from: '', day: '' })}
      />
      <Text component="output" fw={550}>
        {messages.from(from, addDays(from, span - 1))}
      </Text>
      <NativeSelect
        ml="auto"
        aria-label={messages.span}
        value={String(span)}
        onChange={(event) =>
          onGo({ span: spans.find((item) => String(item) === event.currentTarget.value)!, day: '' })
        }
        data={spans.map((item) => ({ value: String(item), label: messages.spans[item] }))}
      />
    </Group>
  )
}

function NoTypes({ tab }: { tab: BookingsSearch['tab'] }) {
  const messages = useMessages(bookingMessages)
  const isLodging = tab === 'lodging'
  return (
    <div className={`panel ${styles.empty}`}>
      <Text>{isLodging ? messages.noLodging : messages.noRentals}</Text>
      <ButtonLink to={isLodging ? '/lodging' : '/equipment-rentals'} variant="default" mt="sm">
        {messages.toCatalogue}
      </ButtonLink>
    </div>
  )
}

function Late({ count = 0 }: { count: number | undefined }) {
  const messages = useMessages(bookingMessages)
  if (count === 0) return null
  return (
    <StatusBadge tone="negative" icon={IconAlertTriangle}>
      {messages.late(count)}
    </StatusBadge>
  )
}
