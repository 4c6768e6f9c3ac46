import { Button, Group, NativeSelect, SegmentedControl, Skeleton, Text } from '@mantine/core'
import { IconAlertTriangle, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { addDays, useDates } from '../kit/dates.ts'
import { IconAction } from '../kit/icon-action.tsx'
import { ButtonLink } from '../kit/links.tsx'
import { useMessages } from '../kit/messages.ts'
import { PageHead } from '../kit/page-head.tsx'
import { failedOf, QueryFailed } from '../kit/query-boundary.tsx'
import { StatusBadge } from '../kit/status-badge.tsx'
import { spans, tabs, type BookingsSearch } from './bookings-search.rules.ts'
import { bookingMessages } from './bookings.messages.ts'
import { useCalendar } from './bookings.queries.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { DayPeople } from './day-people.tsx'
import styles from './bookings.module.css'

const route = getRouteApi('/inside/bookings')

/**
 * Stays and rentals by type and day, and the people of the chosen day. The address is its only
 * state.
 */
export function BookingsScreen() {
  const messages = useMessages(bookingMessages)
  const dates = useDates()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const from = search.from || dates.today()
  const day =
    search.day ||
    (from <= dates.today() && dates.today() < addDays(from, search.span) ? dates.today() : from)
  const calendar = useCalendar(from, search.span)
  const go = (over: Partial<BookingsSearch>) =>
    void navigate({ search: { ...search, ...over }, replace: 'day' in over })
  if (failedOf(calendar)) return <QueryFailed query={calendar} title={messages.loadFailed} />
  const types = calendar.data?.[search.tab]
  return (
    <>
      <PageHead
        title={messages.title}
        aside={
          <SegmentedControl
            aria-label={messages.whichTab}
            value={search.tab}
            onChange={(tab) => go({ tab: tab as BookingsSearch['tab'] })}
            data={tabs.map((tab) => ({ value: tab, label: messages.tabs[tab] }))}
          />
        }
      >
        {search.tab === 'rentals' && (calendar.data?.late ?? 0) > 0 && (
          <StatusBadge tone="negative" icon={IconAlertTriangle}>
            {messages.late(calendar.data!.late)}
          </StatusBadge>
        )}
      </PageHead>
      <Group gap="xs" mb="sm">
        <IconAction
          variant="default"
          size={32}
          label={messages.previous}
          icon={IconChevronLeft}
          iconSize={18}
          onClick={() => go({ from: addDays(from, -search.span), day: '' })}
        />
        <Button variant="default" onClick={() => go({ from: '', day: '' })}>
          {messages.today}
        </Button>
        <IconAction
          variant="default"
          size={32}
          label={messages.next}
          icon={IconChevronRight}
          iconSize={18}
          onClick={() => go({ from: addDays(from, search.span), day: '' })}
        />
        <Text component="output" fw={550}>
          {messages.from(from, addDays(from, search.span - 1))}
        </Text>
        <NativeSelect
          ml="auto"
          aria-label={messages.span}
          value={String(search.span)}
          onChange={(event) =>
            go({ span: spans.find((span) => String(span) === event.currentTarget.value)!, day: '' })
          }
          data={spans.map((span) => ({ value: String(span), label: messages.spans[span] }))}
        />
      </Group>
      {!types && <Skeleton height={240} />}
      {types && types.length === 0 && (
        <div className={`panel ${styles.empty}`}>
          <Text>{search.tab === 'lodging' ? messages.noLodging : messages.noRentals}</Text>
          <ButtonLink
            to={search.tab === 'lodging' ? '/lodging' : '/equipment-rentals'}
            variant="default"
            mt="sm"
          >
            {messages.toCatalogue}
          </ButtonLink>
        </div>
      )}
      {types && types.length > 0 && (
        <CalendarGrid
          calendar={calendar.data!}
          tab={search.tab}
          day={day}
          onDay={(next) => go({ day: next })}
          isOld={calendar.isPlaceholderData}
        />
      )}
      <DayPeople date={day} tab={search.tab} />
    </>
  )
}
