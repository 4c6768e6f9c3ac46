import '@mantine/charts/styles.css'
import { scanResultMessages } from '../domain/names/scan-results.messages.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { ChannelsPanel } from './channels-panel.tsx'
import type { DashboardSearch } from './dashboard-search.rules.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import type { Statistics } from './dashboard.queries.ts'
import { grouped, revenueOf } from './dashboard.rules.ts'
import { DaysPanel } from './days-panel.tsx'
import { Donut } from './donut.tsx'
import { FigurePanel } from './figure-panel.tsx'
import { kindColour, SliceTable, useSliceLines } from './slices.tsx'
import { SoldPanel } from './sold-panel.tsx'
import { TallyPanel } from './tally-panel.tsx'
import styles from './dashboard.module.css'

type Props = { found: Statistics; range: DashboardSearch }

/** Sales as charts, each with its table. */
export function Charts({ found, range }: Props) {
  const messages = useMessages(dashboardMessages)
  const { results } = useMessages(scanResultMessages)
  const money = useMoney()
  const lines = useSliceLines()
  if (!found.sales.length && !found.validations.length)
    return <p className="panel dimmed to-middle no-margin roomy">{messages.nothingSold}</p>
  const kinds = grouped(found.sales, 'category')
  const { sold, refunded, revenue } = revenueOf(found)
  const isAlone = found.genders.length === 0
  return (
    <div className={styles.charts}>
      {found.days.length > 1 && <DaysPanel days={found.days} />}
      <FigurePanel
        title={messages.perType}
        lines={lines(kinds, 'category')}
        isWide
        {...(refunded !== 0 && {
          hint: messages.revenueWhy(money(sold / 100), money(refunded / 100), money(revenue / 100)),
        })}
      >
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
      {found.channels.length > 0 && <ChannelsPanel channels={found.channels} range={range} />}
      <SoldPanel sales={found.sales} range={range} />
      {!isAlone && (
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
        isWide={isAlone}
        rows={found.validations.map(({ result, count }) => ({
          name: results[result as keyof typeof results] ?? result,
          count,
        }))}
      />
    </div>
  )
}
