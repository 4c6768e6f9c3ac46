import { BarChart } from '@mantine/charts'
import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import type { DashboardSearch } from './dashboard-search.rules.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import type { SoldRow } from './dashboard.queries.ts'
import { activityKey, barsOf, grouped, type Grouping, type Slice } from './dashboard.rules.ts'
import { Donut } from './donut.tsx'
import { FigurePanel } from './figure-panel.tsx'
import { kindColour, placeColour, SliceTable, useSliceLines, useSliceName } from './slices.tsx'
import styles from './dashboard.module.css'

const groupings = ['activity', 'product', 'category'] as const
const measures = ['cents', 'count'] as const
const mostBars = 12

type Props = { sales: readonly SoldRow[]; range: DashboardSearch }

/**
 * Sales by activity, product or category, of a category, an activity or everything: the amounts as
 * bars or the pieces as a ring, with one table.
 */
export function SoldPanel({ sales, range }: Props) {
  const messages = useMessages(dashboardMessages)
  const nameOf = useSliceName()
  const lines = useSliceLines()
  const [by, setBy] = useState<(typeof groupings)[number]>('activity')
  const [measure, setMeasure] = useState<(typeof measures)[number]>('cents')
  const [category, setCategory] = useState('')
  const [activity, setActivity] = useState('')
  const chosen = sales.filter(
    (row) =>
      (!category || row.category === category) && (!activity || activityKey(row) === activity),
  )
  const slices = grouped(chosen, by).toSorted((a, b) => b[measure] - a[measure])
  const colourOf = ({ kind }: Slice, place: number) =>
    measure === 'cents' || by === 'category' ? kindColour(kind) : placeColour(place)
  const choicesOf = (grouping: Grouping, all: string) => [
    { value: '', label: all },
    ...grouped(sales, grouping).map((slice) => ({
      value: slice.key,
      label: nameOf(slice, grouping),
    })),
  ]
  return (
    <FigurePanel title={messages.perActivity} lines={lines(slices, by)} isWide>
      <div className="wrapping gap-8 below-12">
        <SegmentedControl
          size="xs"
          value={by}
          onChange={(value) => setBy(value as typeof by)}
          aria-label={messages.groupBy}
          data={groupings.map((value) => ({ value, label: messages.groupings[value] }))}
        />
        <SegmentedControl
          size="xs"
          value={measure}
          onChange={(value) => setMeasure(value as typeof measure)}
          aria-label={messages.measure}
          data={measures.map((value) => ({ value, label: messages.measures[value] }))}
        />
        <NativeSelect
          size="xs"
          aria-label={messages.category}
          value={category}
          onChange={({ currentTarget }) => setCategory(currentTarget.value)}
          data={choicesOf('category', messages.allCategories)}
        />
        <NativeSelect
          size="xs"
          aria-label={messages.activity}
          value={activity}
          onChange={({ currentTarget }) => setActivity(currentTarget.value)}
          data={choicesOf('activity', messages.allActivities)}
        />
      </div>
      {slices.length === 0 ? (
        <p className={styles.hint}>{messages.nothingSold}</p>
      ) : (
        <div className={measure === 'cents' ? styles.bars : styles.beside}>
          {measure === 'cents' ? (
            <Bars sales={chosen} by={by} keys={slices.map(({ key }) => key)} />
          ) : (
            <Donut
              slices={slices}
              by={by}
              colourOf={colourOf}
              size="count"
              title={messages.perActivity}
            />
          )}
          <SliceTable
            slices={slices}
            by={by}
            colourOf={colourOf}
            range={range}
            label={messages.perActivity}
          />
        </div>
      )}
    </FigurePanel>
  )
}

const barPx = 34
type BarsProps = {
  sales: readonly SoldRow[]
  by: Grouping
  /** Keys of the slices in the order of the table. */
  keys: readonly string[]
}

/** A bar for each of the largest slices, stacked by category. */
function Bars({ sales, by, keys }: BarsProps) {
  const messages = useMessages(dashboardMessages)
  const money = useMoney()
  const kindNames = useKindNames()
  const nameOf = useSliceName()
  const kinds = grouped(sales, 'category').map(({ kind }) => kind)
  const bars = barsOf(sales, { by, keys: keys.slice(0, mostBars) }).map(({ slice, values }) => ({
    name: nameOf(slice, by),
    ...values,
  }))
  return (
    <figure aria-label={messages.chartOf(messages.perActivity, bars[0]?.name ?? '')}>
      <div aria-hidden>
        <BarChart
          h={bars.length * barPx + 40}
          data={bars}
          dataKey="name"
          type="stacked"
          orientation="vertical"
          gridAxis="x"
          yAxisProps={{ width: 150 }}
          series={kinds.map((kind) => ({
            name: kind,
            label: kindNames[kind as keyof typeof kindNames] ?? kind,
            color: kindColour(kind),
          }))}
          valueFormatter={money}
          barChartProps={{ accessibilityLayer: false }}
          barProps={{ isAnimationActive: false, maxBarSize: 18 }}
        />
      </div>
      {keys.length > bars.length && (
        <figcaption className={styles.hint}>{messages.othersInTable}</figcaption>
      )}
    </figure>
  )
}
