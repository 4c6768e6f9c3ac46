import type { ReactNode } from 'react'
import { AnchorLink } from '../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { todayMessages } from './today.messages.ts'
import type { DayBoard } from './today.queries.ts'
import styles from './today.module.css'

type Row = DayBoard['rentals'][number] | DayBoard['lodging'][number]

/** Equipment types: what of them is booked on the day, out and late. */
export function RentalRows({ board: { date, rentals } }: { board: DayBoard }) {
  const messages = useMessages(todayMessages)
  return (
    <UnitRows title={messages.rentals} tab="rentals" date={date} rows={rentals}>
      {(row) => ({
        share: shareOf(row.booked, row.units),
        figures: [messages.units(row.units), messages.booked(row.booked), messages.out(row.out)],
        loud: row.late ? messages.lateUnits(row.late) : null,
      })}
    </UnitRows>
  )
}

/** Unit types: the night of the day, who arrives and who leaves. */
export function LodgingRows({ board: { date, lodging } }: { board: DayBoard }) {
  const messages = useMessages(todayMessages)
  return (
    <UnitRows title={messages.lodging} tab="lodging" date={date} rows={lodging}>
      {(row) => ({
        share: shareOf(row.sold + row.held, row.capacity),
        figures: [
          `${messages.freeUnits(row.free)} ${messages.of(row.capacity)}`,
          messages.taken(row.sold),
          ...(row.held ? [messages.heldUnits(row.held)] : []),
          messages.arrive(row.arrivals),
          messages.leave(row.departures),
        ],
        loud: null,
      })}
    </UnitRows>
  )
}
const shareOf = (part: number, whole: number) =>
  whole > 0 ? Math.min(100, (part / whole) * 100) : 0

type Props<R> = {
  title: string
  tab: 'rentals' | 'lodging'
  date: string
  rows: readonly R[]
  children: (row: R) => { share: number; figures: string[]; loud: string | null }
}
function UnitRows<R extends Row>({ title, tab, date, rows, children }: Props<R>) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={`today-${tab}`} className={styles.units}>
      <h2 id={`today-${tab}`}>{title}</h2>
      <ul className="panel">
        {rows.map((row) => {
          const { share, figures, loud } = children(row)
          return (
            <li key={row.publicId}>
              <UnitName row={row} tab={tab} date={date} />
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${share}%` }} />
              </span>
              <span className={styles.sums}>
                {figures.join(' · ')}
                {loud && <Loud>{loud}</Loud>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const Loud = ({ children }: { children: ReactNode }) => (
  <>
    {' · '}
    <strong className={styles.loud}>{children}</strong>
  </>
)

function UnitName({ row, tab, date }: { row: Row; tab: Props<Row>['tab']; date: string }) {
  const localized = useLocalized()
  const business = useBusiness()
  const name = localized(row.name)
  return (
    <span className={styles.unitName}>
      {mayOpen(business, 'Calendar') ? (
        <AnchorLink
          to="/bookings"
          search={{ from: date, day: date, span: 7, tab }}
          underline="always"
        >
          {name}
        </AnchorLink>
      ) : (
        <span>{name}</span>
      )}
      <span className={styles.category}>{localized(row.categoryName)}</span>
    </span>
  )
}
