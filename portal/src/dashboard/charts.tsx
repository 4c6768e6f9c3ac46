import { centsOf } from '@guichet/contract/money.ts'
import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { scanResultMessages } from '../domain/names/scan-results.messages.ts'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import type { DashboardSearch } from './dashboard-search.rules.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import type { SoldRow, Statistics } from './dashboard.queries.ts'
import { activityKey, grouped } from './dashboard.rules.ts'
import { Donut } from './donut.tsx'
import { FigurePanel } from './figure-panel.tsx'
import { kindColour, SliceTable, useSliceLines, useSliceName } from './slices.tsx'
import { TallyPanel } from './tally-panel.tsx'
import { Units } from './units.tsx'
import styles from './dashboard.module.css'

type Props = { found: Statistics; range: DashboardSearch }

/** Sales as charts, each with its table. */
export function Charts({ found, range }: Props) {
  const messages = useMessages(dashboardMessages)
  const { results } = useMessages(scanResultMessages)
  const lines = useSliceLines()
  if (!found.sales.length && !found.validations.length)
    return <p className="panel dimmed to-middle no-margin roomy">{messages.nothingSold}</p>
  const kinds = grouped(found.sales, 'category')
  return (
    <div className={styles.charts}>
      <FigurePanel title={messages.perType} lines={lines(kinds, 'category')}>
        <div className={styles.beside}>
          <Donut
            slices={kinds}
            by="category"
            colourOf={({ kind }) => kindColour(kind)}
            size="cents"
            title={messages.perType}
          />
          <SliceTable
            slices={kinds}
            by="category"
            colourOf={({ kind }) => kindColour(kind)}
            range={range}
            label={messages.perType}
          />
        </div>
      </FigurePanel>
      <Units sales={found.sales} range={range} />
      <Activities sales={found.sales} range={range} />
      {found.genders.length > 0 && (
        <TallyPanel
          title={messages.genders}
          rows={found.genders.map(({ gender, count }) => ({
            name: messages.genderNames[gender] ?? gender,
            count,
          }))}
        />
      )}
      <TallyPanel
        title={messages.validations}
        empty={messages.noValidation}
        rows={found.validations.map(({ result, count }) => ({
          name: results[result as keyof typeof results] ?? result,
          count,
        }))}
      />
    </div>
  )
}

const barPx = 34
const mostBars = 12

/** A bar for each activity, stacked by category. */
function Activities({ sales, range }: { sales: readonly SoldRow[]; range: DashboardSearch }) {
  const messages = useMessages(dashboardMessages)
  const money = useMoney()
  const kindNames = useKindNames()
  const nameOf = useSliceName()
  const lines = useSliceLines()
  const slices = grouped(sales, 'activity')
  const kinds = grouped(sales, 'category').map(({ kind }) => kind)
  const bars = slices.slice(0, mostBars).map((slice) => ({
    name: nameOf(slice, 'activity'),
    ...Object.fromEntries(
      kinds.map((kind) => [
        kind,
        sales
          .filter((row) => row.category === kind && activityKey(row) === slice.key)
          .reduce((sum, row) => sum + centsOf(row.amount), 0) / 100,
      ]),
    ),
  }))
  return (
    <FigurePanel title={messages.perActivity} lines={lines(slices, 'activity')} isWide>
      <figure
        aria-label={messages.chartOf(messages.perActivity, bars[0]?.name ?? '')}
        className="below-12"
      >
        <div aria-hidden>
          <BarChart
            h={bars.length * barPx + 40}
            data={bars}
            dataKey="name"
            type="stacked"
            orientation="vertical"
            gridAxis="x"
            yAxisProps={{ width: 180 }}
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
      </figure>
      <SliceTable
        slices={slices}
        by="activity"
        colourOf={({ kind }) => kindColour(kind)}
        range={range}
        label={messages.perActivity}
      />
    </FigurePanel>
  )
}
