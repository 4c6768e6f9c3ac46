import { useDates } from '../kit/dates/dates.ts'
import { numberFormat } from '../kit/text/formats.ts'
import { useLanguage, useLocalized, useMessages } from '../kit/text/messages.ts'
import { trafficMessages } from './traffic.messages.ts'
import type { NamedActivity, TrafficDay } from './traffic.queries.ts'
import { percentOf } from './traffic.rules.ts'
import styles from './traffic.module.css'

type Props = { days: readonly TrafficDay[]; activities: readonly NamedActivity[] }

/** A row per slot, grouped by day, with its occupancy in figures and as a bar. */
export function TrafficTable({ days, activities }: Props) {
  const messages = useMessages(trafficMessages)
  const localized = useLocalized()
  const dates = useDates()
  const figure = numberFormat(useLanguage())
  const names = new Map(activities.map(({ publicId, name }) => [publicId, localized(name)]))
  return (
    <div className="panel scroll-frame">
      <table className={styles.table} aria-label={messages.title}>
        <thead>
          <tr>
            <th scope="col">{messages.columns.activity}</th>
            <th scope="col">{messages.columns.slot}</th>
            <th scope="col">{messages.columns.used}</th>
            <th scope="col" className="figure">
              {messages.columns.left}
            </th>
          </tr>
        </thead>
        {days.map(({ date, items }) => (
          <tbody key={date}>
            <tr className={styles.day}>
              <th colSpan={4} scope="rowgroup">
                <span>{dates.spoken(date)}</span>
                <span className={styles.sum}>
                  {messages.sum(
                    figure.format(items.reduce((sum, item) => sum + item.usedQuantity, 0)),
                    items.reduce((sum, item) => sum + item.initialQuantity, 0),
                  )}
                </span>
              </th>
            </tr>
            {items.map((item) => {
              const isFull = item.quantityStillAvailable === 0
              return (
                <tr key={`${item.activityPublicId} ${item.timeSlotBegin} ${item.timeSlotEnd}`}>
                  <td>{names.get(item.activityPublicId)}</td>
                  <td className="one-line">
                    {item.timeSlotBegin} – {item.timeSlotEnd}
                  </td>
                  <td className="one-line">
                    <span className={styles.track} aria-hidden>
                      <span
                        data-full={isFull || undefined}
                        style={{ inlineSize: `${percentOf(item)}%` }}
                      />
                    </span>
                    {figure.format(item.usedQuantity)} / {figure.format(item.initialQuantity)}
                  </td>
                  <td className="figure">
                    <Left item={item} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type LeftProps = { item: TrafficDay['items'][number] }
/** Number of places left, or that there are none. */
function Left({ item: { initialQuantity, quantityStillAvailable } }: LeftProps) {
  const messages = useMessages(trafficMessages)
  const figure = numberFormat(useLanguage())
  if (quantityStillAvailable > 0) return figure.format(quantityStillAvailable)
  if (initialQuantity === 0) return <strong className="dimmed">{messages.closed}</strong>
  return <strong className="full">{messages.full}</strong>
}
