import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '../kit/text/messages.ts'
import type { DashboardSearch } from './dashboard-search.rules.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import type { SoldRow } from './dashboard.queries.ts'
import { activityKey, grouped, type Grouping } from './dashboard.rules.ts'
import { Donut } from './donut.tsx'
import { FigurePanel } from './figure-panel.tsx'
import { placeColour, SliceTable, useSliceLines, useSliceName } from './slices.tsx'
import styles from './dashboard.module.css'

const groupings = ['category', 'activity', 'product'] as const

/** Number of units by product, for a category, an activity or everything. */
export function Units({ sales, range }: { sales: readonly SoldRow[]; range: DashboardSearch }) {
  const messages = useMessages(dashboardMessages)
  const nameOf = useSliceName()
  const lines = useSliceLines()
  const [by, setBy] = useState<Grouping>('activity')
  const [category, setCategory] = useState('')
  const [activity, setActivity] = useState('')
  const chosen = sales.filter(
    (row) =>
      (!category || row.category === category) && (!activity || activityKey(row) === activity),
  )
  const slices = grouped(chosen, by).toSorted((a, b) => b.count - a.count)
  const choicesOf = (grouping: Grouping, all: string) => [
    { value: '', label: all },
    ...grouped(sales, grouping).map((slice) => ({
      value: slice.key,
      label: nameOf(slice, grouping),
    })),
  ]
  return (
    <FigurePanel title={messages.units} lines={lines(slices, by)}>
      <div className="wrapping gap-8 below-12">
        <SegmentedControl
          size="xs"
          value={by}
          onChange={(value) => setBy(value as Grouping)}
          aria-label={messages.groupBy}
          data={groupings.map((value) => ({ value, label: messages.groupings[value] }))}
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
        <div className={styles.beside}>
          <Donut
            slices={slices}
            by={by}
            colourOf={(_slice, place) => placeColour(place)}
            size="count"
            title={messages.units}
          />
          <SliceTable
            slices={slices}
            by={by}
            colourOf={(_slice, place) => placeColour(place)}
            range={range}
            label={messages.units}
          />
        </div>
      )}
    </FigurePanel>
  )
}
