import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import { useDates } from '../kit/dates/dates.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import type { BookingsSearch } from './bookings-search.rules.ts'
import { bookingMessages } from './bookings.messages.ts'
import type { Calendar } from './bookings.queries.ts'
import styles from './bookings.module.css'

type Props = {
  calendar: Calendar
  tab: BookingsSearch['tab']
  day: string
  onDay: (day: string) => void
}

/**
 * Types as rows, days as columns: occupancy, arrivals and departures. A click on a day shows its
 * people.
 */
export function CalendarGrid({
  calendar: { dates: days, lodging, rentals },
  tab,
  day,
  onDay,
}: Props) {
  const messages = useMessages(bookingMessages)
  const localized = useLocalized()
  const dates = useDates()
  const today = dates.today()
  const rows =
    tab === 'lodging'
      ? lodging.map((type) => ({
          ...type,
          cells: type.days.map(({ arrivals, departures, taken }) => ({
            taken,
            into: arrivals,
            away: departures,
            counts: [messages.arrivals(arrivals), messages.departures(departures)],
          })),
        }))
      : rentals.map((type) => ({
          ...type,
          cells: type.days.map(({ pickUps, returns, taken }) => ({
            taken,
            into: pickUps,
            away: returns,
            counts: [messages.pickUps(pickUps), messages.returns(returns)],
          })),
        }))
  return (
    <div className={`panel ${styles.frame}`}>
      <table
        className={styles.grid}
        aria-label={messages.tabs[tab]}
        data-dense={days.length > 14 || undefined}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.type}>
              {messages.type}
            </th>
            {days.map((date) => (
              <th
                key={date}
                scope="col"
                data-today={date === today || undefined}
                data-shown={date === day || undefined}
              >
                <button
                  type="button"
                  aria-pressed={date === day}
                  aria-label={`${dates.weekday(date)} ${Number(date.slice(8))} ${dates.month(date)} ${date.slice(0, 4)}`}
                  title={messages.showDay(dates.spoken(date))}
                  onClick={() => onDay(date)}
                >
                  <span>{dates.weekday(date)}</span> <strong>{Number(date.slice(8))}</strong>{' '}
                  <span>{dates.month(date)}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((type) => (
            <tr key={type.publicId}>
              <th scope="row" className={styles.type}>
                <span>{localized(type.name)}</span>
                <small>
                  {localized(type.categoryName)} · {messages.units(type.units)}
                </small>
              </th>
              {type.cells.map((cell, i) => (
                <td
                  key={days[i]}
                  data-shown={days[i] === day || undefined}
                  data-full={cell.taken >= type.units && type.units > 0 ? true : undefined}
                  data-some={cell.taken > 0 || undefined}
                  title={[messages.taken(cell.taken, type.units), ...cell.counts].join(' · ')}
                >
                  <span className={styles.taken}>
                    {cell.taken}
                    <small className="regular">/{type.units}</small>
                  </span>
                  <span className={styles.moves}>
                    {cell.into > 0 && (
                      <span>
                        <IconArrowDownRight size={12} aria-hidden />
                        {cell.into}
                        <i className="visually-hidden">{cell.counts[0]}</i>
                      </span>
                    )}
                    {cell.away > 0 && (
                      <span>
                        <IconArrowUpRight size={12} aria-hidden />
                        {cell.away}
                        <i className="visually-hidden">{cell.counts[1]}</i>
                      </span>
                    )}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
