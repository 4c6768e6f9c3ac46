import { useDates } from '../kit/dates.ts'
import { useLanguage, localeOf, useSaid, useWords } from '../kit/words.ts'
import type { NamedActivity, TrafficDay } from './traffic.queries.ts'
import { percentOf } from './traffic.rules.ts'
import { trafficWords } from './traffic.words.ts'
import styles from './traffic.module.css'

type Props = { days: readonly TrafficDay[]; activities: readonly NamedActivity[]; isOld: boolean }

/** One line a slot under the long form of its day: how much of it is taken, in figures and as a bar. */
export function TrafficTable({ days, activities, isOld }: Props) {
  const words = useWords(trafficWords)
  const said = useSaid()
  const dates = useDates()
  const figure = new Intl.NumberFormat(localeOf[useLanguage()])
  const names = new Map(activities.map(({ publicId, name }) => [publicId, said(name)]))
  return (
    <div className={`panel ${styles.frame}`}>
      <table
        className={styles.table}
        aria-label={words.title}
        aria-busy={isOld}
        data-old={isOld || undefined}
      >
        <thead>
          <tr>
            <th scope="col">{words.columns.activity}</th>
            <th scope="col">{words.columns.slot}</th>
            <th scope="col">{words.columns.used}</th>
            <th scope="col" className="figure">
              {words.columns.left}
            </th>
          </tr>
        </thead>
        {days.map(({ date, items }) => (
          <tbody key={date}>
            <tr className={styles.day}>
              <th colSpan={4} scope="rowgroup">
                <span>{dates.spoken(date)}</span>
                <span className={styles.sum}>
                  {words.sum(
                    figure.format(items.reduce((sum, one) => sum + one.usedQuantity, 0)),
                    figure.format(items.reduce((sum, one) => sum + one.initialQuantity, 0)),
                  )}
                </span>
              </th>
            </tr>
            {items.map((item) => {
              const isFull = item.quantityStillAvailable === 0
              return (
                <tr key={`${item.activityPublicId} ${item.timeSlotBegin} ${item.timeSlotEnd}`}>
                  <td>{names.get(item.activityPublicId)}</td>
                  <td className={styles.slot}>
                    {item.timeSlotBegin} – {item.timeSlotEnd}
                  </td>
                  <td className={styles.used}>
                    <span className={styles.track} aria-hidden>
                      <span
                        data-full={isFull || undefined}
                        style={{ inlineSize: `${percentOf(item)}%` }}
                      />
                    </span>
                    {figure.format(item.usedQuantity)} / {figure.format(item.initialQuantity)}
                  </td>
                  <td className="figure">
                    {isFull ? (
                      <strong>{item.initialQuantity === 0 ? words.closed : words.full}</strong>
                    ) : (
                      figure.format(item.quantityStillAvailable)
                    )}
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
