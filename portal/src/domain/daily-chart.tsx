import '@mantine/charts/styles.layer.css'
import type { Point } from '@guichet/contract/reports/report-sums.ts'
import { LineChart } from '@mantine/charts'
import { useReducedMotion } from '@mantine/hooks'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { dailyChartMessages } from './daily-chart.messages.ts'

// With more days, dots would hide the line.
const mostDots = 62

/** Chart of daily sales and refunds. The figures are in the table next to it. */
export function DailyChart({ points, height }: { points: readonly Point[]; height: number }) {
  const messages = useMessages(dailyChartMessages)
  const money = useMoney()
  const isStill = useReducedMotion()
  return (
    <LineChart
      h={height}
      data={[...points]}
      dataKey="date"
      series={[
        { name: 'sales', label: messages.sales, color: 'var(--chart-1)' },
        {
          name: 'refunds',
          label: messages.refunds,
          color: 'var(--chart-2)',
          strokeDasharray: '5 3',
        },
      ]}
      curveType="linear"
      strokeWidth={1.5}
      withDots={points.length <= mostDots}
      dotProps={{ r: 2.5 }}
      activeDotProps={{ r: 4 }}
      gridAxis="x"
      tickLine="x"
      withLegend
      legendProps={{ verticalAlign: 'top', height: 36 }}
      valueFormatter={money}
      xAxisProps={{ minTickGap: 24 }}
      yAxisProps={{ width: 96 }}
      lineProps={{ isAnimationActive: !isStill }}
      // The chart is an image for screen readers: the sentence and the table have its content.
      lineChartProps={{ accessibilityLayer: false }}
    />
  )
}
