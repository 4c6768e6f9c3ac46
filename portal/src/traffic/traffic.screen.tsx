import { Button, Pagination, Skeleton, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { SearchTraffic } from './search-traffic.tsx'
import type { TrafficSearch } from './traffic-search.rules.ts'
import { TrafficTable } from './traffic-table.tsx'
import { trafficMessages } from './traffic.messages.ts'
import { pageSize, useActivities, useTraffic } from './traffic.queries.ts'
import { canSearch, wholeSearch } from './traffic.rules.ts'

const route = getRouteApi('/inside/traffic')

/**
 * Occupancy of slots. The address is the only state of a search, so that it can be linked and
 * navigated back to.
 */
export function TrafficScreen() {
  const messages = useMessages(trafficMessages)
  const asked = route.useSearch()
  const dates = useDates()
  const navigate = route.useNavigate()
  const activities = useActivities()
  const search = wholeSearch(
    asked,
    activities.data?.map(({ publicId }) => publicId) ?? [],
    dates.today(),
  )
  const traffic = useTraffic(search)
  const failed = failedOf(activities, traffic)
  if (failed) return <QueryFailed query={failed} title={messages.loadFailed} />
  const go = (next: TrafficSearch) => {
    void navigate({ search: next })
    window.scrollTo({ top: 0 })
  }
  // Keeps the pagination while the next page loads.
  const pages = traffic.data ? Math.ceil(traffic.data.total / pageSize) : search.page
  const hasSearched = canSearch(search)
  return (
    <>
      <PageHead title={messages.title}>
        {hasSearched && traffic.data && (
          <Text component="output" c="dimmed" size="sm">
            {messages.slots(traffic.data.total)}
          </Text>
        )}
      </PageHead>
      {activities.data ? (
        <SearchTraffic
          key={JSON.stringify({ ...search, page: 1 })}
          search={search}
          activities={activities.data}
          onSearch={go}
        />
      ) : (
        <Skeleton height={140} mb="md" />
      )}
      {hasSearched && (
        <Found
          traffic={traffic}
          activities={activities.data ?? []}
          onDate={(date) => go({ ...search, from: date, to: date, page: 1 })}
        />
      )}
      {pages > 1 && (
        <nav aria-label={messages.pages}>
          <Pagination
            mt="md"
            total={pages}
            value={search.page}
            onChange={(page) => go({ ...search, page })}
            getItemProps={(page) => ({ 'aria-label': messages.page(page) })}
            getControlProps={(control) => ({
              'aria-label': control === 'previous' ? messages.previous : messages.next,
            })}
          />
        </nav>
      )}
    </>
  )
}

type FoundProps = {
  traffic: ReturnType<typeof useTraffic>
  activities: NonNullable<ReturnType<typeof useActivities>['data']>
  onDate: (date: string) => void
}
function Found({ traffic: { data }, activities, onDate }: FoundProps) {
  const messages = useMessages(trafficMessages)
  if (!data) return <Skeleton height={320} />
  if (!data.days.length) return <Nothing nextDate={data.nextDate} onDate={onDate} />
  return (
    <>
      <TrafficTable days={data.days} activities={activities} />
      <Text size="xs" c="dimmed" mt={6}>
        {messages.live}
      </Text>
    </>
  )
}

/** Empty result, with a button to the next day that has slots. */
function Nothing({
  nextDate,
  onDate,
}: {
  nextDate: string | null
  onDate: (date: string) => void
}) {
  const messages = useMessages(trafficMessages)
  return (
    <div className="panel dimmed to-middle no-margin roomy">
      <p>{messages.nothing}</p>
      {nextDate && (
        <Button variant="default" onClick={() => onDate(nextDate)}>
          {messages.nextSlots(nextDate)}
        </Button>
      )}
    </div>
  )
}
