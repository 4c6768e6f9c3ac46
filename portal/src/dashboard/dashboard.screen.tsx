import { Skeleton, Text, Button, Group } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState, type FormEvent } from 'react'
import { failedOf, QueryFailed, type Query } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { DayRange } from '../kit/dates/day-range.tsx'
import { lazyInside } from '../kit/layout/lazy-part.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import type { DashboardSearch } from './dashboard-search.rules.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { useStatistics, useToday, type Day } from './dashboard.queries.ts'
import { periodOf, lastDays, rangeFault, shortcutDays } from './dashboard.rules.ts'
import {
  useFirstSteps,
  type FirstSteps,
  type RemovalReport,
} from './first-steps/first-steps.queries.ts'
import { mayBringBack, partsOf } from './first-steps/first-steps.rules.ts'
import { BringBack, FirstStepsList, SampleKept } from './first-steps/first-steps.tsx'
import { SampleRemoved } from './first-steps/sample-line.tsx'
import { RowsLink } from './rows-link.tsx'
import { Tiles } from './tiles.tsx'
import styles from './dashboard.module.css'

const route = getRouteApi('/inside/')
const Charts = lazyInside(() => import('./charts.tsx'), 'Charts')
const Clients = lazyInside(() => import('./clients.tsx'), 'Clients')

/** Figures of the business, or the list of its first steps while it has none. */
export function DashboardScreen() {
  const messages = useMessages(dashboardMessages)
  const localized = useLocalized()
  const { name } = useBusiness()
  const steps = useFirstSteps()
  const [report, setReport] = useState<RemovalReport | null>(null)
  const found = steps.data
  return (
    <>
      <PageHead
        title={localized(name)}
        tab={messages.tab}
        aside={found && mayBringBack(found) && <BringBack />}
      >
        <Text c="dimmed">{messages.subtitle}</Text>
      </PageHead>
      {steps.isPending && <Loading />}
      {found && <StepsAndFigures found={found} onRemoved={setReport} />}
      {/* Without the steps the figures are shown all the same. */}
      {steps.isError && <Figures steps={steps} />}
      {report && report.kept.length > 0 && (
        <SampleRemoved report={report} onClose={() => setReport(null)} />
      )}
    </>
  )
}

/** Reads the figures already: most businesses have them, and do not wait for the steps. */
function Loading() {
  useStatistics(periodOf(route.useSearch(), useDates().today()))
  useToday()
  return <Skeleton height={420} />
}

type StepsProps = { found: FirstSteps; onRemoved: (report: RemovalReport) => void }
function StepsAndFigures({ found, onRemoved }: StepsProps) {
  const { list, figures } = partsOf(found)
  return (
    <div className="stack gap-16">
      {list ? (
        <FirstStepsList found={found} onRemoved={onRemoved} />
      ) : (
        <SampleKept found={found} onRemoved={onRemoved} />
      )}
      {figures && <Figures />}
    </div>
  )
}

/** Figures of today (live) and of a period, compared with the previous one and last year. */
function Figures({ steps }: { steps?: Query }) {
  const messages = useMessages(dashboardMessages)
  const today = useDates().today()
  const navigate = route.useNavigate()
  const range = periodOf(route.useSearch(), today)
  const statistics = useStatistics(range)
  const day = useToday()
  // A retry reads the first steps again too, which failed with the figures.
  const failed = failedOf(statistics, day) && failedOf(statistics, day, steps)
  const found = statistics.data
  return (
    <div>
      {!failed && <Today {...(day.data && { day: day.data })} />}
      <ChooseRange
        key={`${range.from} ${range.to}`}
        range={range}
        today={today}
        updatedAt={statistics.dataUpdatedAt}
        isUpdating={statistics.isFetching}
        onUpdate={(next) => void navigate({ search: next })}
        onRefresh={() => {
          void statistics.refetch()
          void day.refetch()
        }}
      />
      {failed && <QueryFailed query={failed} title={messages.loadFailed} />}
      {!failed && (
        <div className="stack gap-16" aria-busy={statistics.isFetching}>
          <Tiles {...(found && { found })} range={range} isOld={statistics.isPlaceholderData} />
          <Suspense fallback={<Skeleton height={780} />}>
            {found ? <Charts found={found} range={range} /> : <Skeleton height={780} />}
          </Suspense>
          <Suspense fallback={<Skeleton height={520} />}>
            {found ? <Clients found={found} range={range} /> : <Skeleton height={520} />}
          </Suspense>
        </div>
      )}
    </div>
  )
}

type Props = {
  range: DashboardSearch
  today: string
  /** Time of the last answer in milliseconds; 0 before the first. */
  updatedAt: number
  isUpdating: boolean
  onUpdate: (next: DashboardSearch) => void
  onRefresh: () => void
}

/** The period; the button applies it, or reads the same period again. */
function ChooseRange({ range, today, updatedAt, isUpdating, onUpdate, onRefresh }: Props) {
  const messages = useMessages(dashboardMessages)
  const dates = useDates()
  const [chosen, setChosen] = useState(range)
  const fault = rangeFault(chosen, today)
  const isSame = chosen.from === range.from && chosen.to === range.to
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fault) return
    if (isSame) onRefresh()
    else onUpdate(chosen)
  }
  return (
    <form className="below-16" onSubmit={submit}>
      <Group gap="xs" align="flex-end">
        <DayRange
          days={chosen}
          labels={{ from: messages.from, to: messages.to }}
          shortcuts={shortcutDays.map((count) => ({
            label: messages.lastDays(count),
            ...lastDays(count, today),
          }))}
          onChange={({ from, to }) => setChosen({ from, to })}
        />
        <Button type="submit" disabled={Boolean(fault)} loading={isUpdating}>
          {messages.update}
        </Button>
        {updatedAt > 0 && (
          <Text size="sm" c="dimmed" mb={8} aria-live="polite">
            {messages.updatedAt(dates.hour(new Date(updatedAt).toISOString()))}
          </Text>
        )}
      </Group>
      {fault && (
        <p className={styles.fault} role="alert">
          {messages.faults[fault]}
        </p>
      )}
    </form>
  )
}

/** Live figures of today. Without a network the last ones stay. */
function Today({ day: data }: { day?: Day }) {
  const messages = useMessages(dashboardMessages)
  const money = useMoney()
  const orders = data && { from: data.date, to: data.date }
  const tickets = data && { type: 'daily_ticket', from: data.date, to: data.date }
  const figures = [
    { label: messages.soldToday, text: data?.sold, orders },
    { label: messages.revenueToday, text: data && money(data.revenue), orders },
    { label: messages.expected, text: data?.expected, tickets },
    { label: messages.inside, text: data?.inside, tickets },
    {
      label: messages.atTheTill,
      text: data && money(data.atTheTill),
      orders: orders && { ...orders, channel: 'counter' },
    },
  ]
  return (
    <section className={`panel ${styles.today}`} aria-labelledby="dashboard-today">
      <h2 id="dashboard-today">{messages.today}</h2>
      <dl>
        {figures.map(({ label, text, ...to }) => (
          <div key={label}>
            <dt className="size-13">{label}</dt>
            <dd className="strong">
              {text === undefined ? (
                <Skeleton component="span" className={styles.coming!} />
              ) : (
                <RowsLink {...to} label={label}>
                  {text}
                </RowsLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
