import { dailyChartMessages } from '../domain/daily-chart.messages.ts'
import { DailyChart } from '../domain/daily-chart.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import type { Statistics } from './dashboard.queries.ts'
import { FigurePanel } from './figure-panel.tsx'

/** Sales and refunds of each day, as a chart, and as a table for screen readers. */
export function DaysPanel({ days }: Pick<Statistics, 'days'>) {
  const messages = useMessages(dashboardMessages)
  const say = useMessages(dailyChartMessages)
  const money = useMoney()
  const head = [say.date, say.sales, say.refunds]
  return (
    <FigurePanel
      title={messages.perDay}
      isWide
      lines={[head, ...days.map(({ date, sales, refunds }) => [date, sales, refunds])]}
    >
      <div aria-hidden>
        <DailyChart points={days} height={220} />
      </div>
      <table className="visually-hidden">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, sales, refunds }) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              <td>{money(sales)}</td>
              <td>{money(refunds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FigurePanel>
  )
}
