import { Skeleton, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { ChooseRange } from './choose-range.tsx'
import { dashboardMessages } from './dashboard.messages.ts'
import { useStatistics, useToday } from './dashboard.queries.ts'
import { periodOf } from './dashboard.rules.ts'
import { Tiles } from './tiles.tsx'
import { Today } from './today.tsx'
import styles from './dashboard.module.css'

const route = getRouteApi('/inside/')
const Charts = lazyPart(() => import('./charts.tsx'), 'Charts')
const Clients = lazyPart(() => import('./clients.tsx'), 'Clients')

/** Figures of today (live) and of a period, compared with the previous one and last year. */
export function DashboardScreen() {
  const messages = useMessages(dashboardMessages)
  const localized = useLocalized()
  const { name } = useBusiness()
  const today = useDates().today()
  const navigate = route.useNavigate()
  const range = periodOf(route.useSearch(), today)
  const statistics = useStatistics(range)
  const day = useToday()
  const failed = failedOf(statistics, day)
  const found = statistics.data
  return (
    <>
      <PageHead title={localized(name)} tab={messages.tab}>
        <Text c="dimmed">{messages.subtitle}</Text>
      </PageHead>
      {!failed && <Today {...(day.data && { day: day.data })} />}
      <ChooseRange
        key={`${range.from} ${range.to}`}
        range={range}
        today={today}
        onUpdate={(next) => void navigate({ search: next })}
      />
      {failed && <QueryFailed query={failed} title={messages.loadFailed} />}
      {!failed && (
        <div className={styles.figures} aria-busy={statistics.isFetching}>
          <Tiles {...(found && { found })} range={range} isOld={statistics.isPlaceholderData} />
          <Suspense fallback={<Skeleton height={780} />}>
            {found ? <Charts found={found} range={range} /> : <Skeleton height={780} />}
          </Suspense>
          <Suspense fallback={<Skeleton height={520} />}>
            {found ? <Clients found={found} range={range} /> : <Skeleton height={520} />}
          </Suspense>
        </div>
      )}
    </>
  )
}
