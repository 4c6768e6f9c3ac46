import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import { useDates } from '../kit/dates.ts'
import { useSaid, useWords } from '../kit/words.ts'
import type { BookingsSearch } from './bookings-search.rules.ts'
import type { Calendar } from './bookings.queries.ts'
import { bookingWords } from './bookings.words.ts'
import styles from './bookings.module.css'

type Props = {
  calendar: Calendar
  tab: BookingsSearch['tab']
  day: string
  onDay: (day: string) => void
  isOld: boolean
}

/**
 * Types down, days across: how much is taken, who comes and who leaves. A press on a day shows its
 * people.
 */
export function CalendarGrid({
  calendar: { dates: days, lodging, rentals },
  tab,
  day,
  onDay,
  isOld,
}: Props) {
  const words = useWords(bookingWords)
  const said = useSaid()
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
            said: [words.arrivals(arrivals), words.departures(departures)],
          })),
        }))
      : rentals.map((type) => ({
          ...type,
          cells: type.days.map(({ pickUps, returns, taken }) => ({
            taken,
            into: pickUps,
            away: returns,
            said: [words.pickUps(pickUps), words.returns(returns)],
          })),
        }))
  return (
    <div className={`panel ${styles.frame}`} data-old={isOld || undefined}>
      <table
        className={styles.grid}
        aria-label={words.tabs[tab]}
        data-dense={days.length > 14 || undefined}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.type}>
              {words.type}
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
                  title={words.showDay(dates.spoken(date))}
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
                <span>{said(type.name)}</span>
                <small>
                  {said(type.categoryName)} · {words.units(type.units)}
                </small>
              </th>
              {type.cells.map((cell, i) => (
                <td
                  key={days[i]}
                  data-shown={days[i] === day || undefined}
                  data-full={cell.taken >= type.units && type.units > 0 ? true : undefined}
                  data-some={cell.taken > 0 || undefined}
                  title={[words.taken(cell.taken, type.units), ...cell.said].join(' · ')}
                >
                  <span className={styles.taken}>
                    {cell.taken}
                    <small>/{type.units}</small>
                  </span>
                  <span className={styles.moves}>
                    {cell.into > 0 && (
                      <span>
                        <IconArrowDownRight size={12} aria-hidden />
                        {cell.into}
                        <i className={styles.hidden}>{cell.said[0]}</i>
                      </span>
                    )}
                    {cell.away > 0 && (
                      <span>
                        <IconArrowUpRight size={12} aria-hidden />
                        {cell.away}
                        <i className={styles.hidden}>{cell.said[1]}</i>
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
