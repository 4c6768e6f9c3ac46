import { AnchorLink } from '../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { todayMessages } from './today.messages.ts'
import type { DayBoard } from './today.queries.ts'
import styles from './today.module.css'

/** Open tasks of the day that the reader can do, each a link to the page where it is done. */
export function DayCounts({ board: { date, counts } }: { board: DayBoard }) {
  const messages = useMessages(todayMessages)
  const business = useBusiness()
  const [sees, reschedules] = [mayOpen(business, 'Calendar'), mayOpen(business, 'Rescheduling')]
  if (!sees && !reschedules) return null
  const booked = { from: date, day: date, span: 7 } as const
  const figures = [
    { name: 'arrivals', tab: 'lodging' },
    { name: 'handOuts', tab: 'rentals' },
    { name: 'late', tab: 'rentals' },
  ] as const
  return (
    <section className={`panel ${styles.counts}`} aria-labelledby="today-counts">
      <h2 className="size-13 medium" id="today-counts">
        {messages.waiting}
      </h2>
      <ul>
        {sees &&
          figures.map(({ name, tab }) => (
            <li key={name} data-loud={(name === 'late' && counts.late > 0) || undefined}>
              <AnchorLink to="/bookings" search={{ ...booked, tab }} underline="always">
                {messages[name]}
              </AnchorLink>{' '}
              <strong>{counts[name]}</strong>
            </li>
          ))}
        {reschedules && (
          <li>
            <AnchorLink to="/rescheduling" underline="always">
              {messages.unanswered}
            </AnchorLink>{' '}
            <strong>{counts.unanswered}</strong>
          </li>
        )}
      </ul>
    </section>
  )
}
