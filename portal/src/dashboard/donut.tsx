import { DonutChart } from '@mantine/charts'
import { numberFormat } from '../kit/text/formats.ts'
import { useMessages, useLanguage } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import type { Grouping, Slice } from './dashboard.rules.ts'
import { useSliceName } from './slices.tsx'
import styles from './dashboard.module.css'

type Props = {
  slices: readonly Slice[]
  by: Grouping
  colourOf: (slice: Slice, place: number) => string
  size: 'cents' | 'count'
  title: string
}

/** A ring of slices; grey ones are merged into one. The table next to it has the same values. */
export function Donut({ slices, by, colourOf, size, title }: Props) {
  const messages = useMessages(dashboardMessages)
  const money = useMoney()
  const language = useLanguage()
  const nameOf = useSliceName()
  const formatValue = (value: number) =>
    size === 'cents' ? money(value / 100) : numberFormat(language).format(value)
  const drawn = slices
    .map((slice, place) => ({
      name: nameOf(slice, by),
      value: slice[size],
      color: colourOf(slice, place),
    }))
    .filter(({ value }) => value > 0)
  const isRest = ({ color }: { color: string }) => color === 'var(--chart-rest)'
  const rest = drawn.filter(isRest)
  const shown = drawn.filter((slice) => !isRest(slice))
  if (rest.length)
    shown.push({
      name: rest.length === 1 ? rest[0]!.name : messages.others,
      value: rest.reduce((sum, { value }) => sum + value, 0),
      color: 'var(--chart-rest)',
    })
  if (!shown.length) return null
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  return (
    <figure
      aria-label={messages.chartOf(title, `${shown[0]!.name}, ${formatValue(shown[0]!.value)}`)}
      className={styles.donut}
    >
      <div aria-hidden>
        <DonutChart
          data={shown}
          size={176}
          thickness={26}
          paddingAngle={shown.length > 1 ? 1 : 0}
          chartLabel={formatValue(total)}
          valueFormatter={formatValue}
          tooltipDataSource="segment"
          pieChartProps={{ accessibilityLayer: false }}
          pieProps={{ isAnimationActive: false, rootTabIndex: -1 }}
        />
      </div>
    </figure>
  )
}
