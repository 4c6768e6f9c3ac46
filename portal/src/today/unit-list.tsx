import { Skeleton } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { todayMessages } from './today.messages.ts'
import type { DayBoard } from './today.queries.ts'
import styles from './today.module.css'

const Bookings = lazyPart(
  () => import('./booked/bookings-of-type.tsx'),
  'BookingsOfType',
  <Skeleton mt="sm" height={96} />,
)
type Row = DayBoard['rentals'][number] | DayBoard['lodging'][number]

export type Choice = {
  /** Id of the type whose bookings are shown; empty for none. */
  chosen: string
  onChoose: (typeId: string) => void
}
type Props<R> = Choice & {
  title: string
  tab: 'rentals' | 'lodging'
  date: string
  rows: readonly R[]
  children: (row: R) => {
    share: number
    figures: string[]
    loud: string | null
    isBooked: boolean
  }
}
/** Types of a kind with their occupancy of the day, and the bookings of the chosen type. */
export function UnitList<R extends Row>({ title, tab, date, rows, children, ...choice }: Props<R>) {
  const { chosen, onChoose } = choice
  if (rows.length === 0) return null
  const shown = rows.find((row) => row.publicId === chosen)
  return (
    <section aria-labelledby={`today-${tab}`} className={styles.units}>
      <h2 id={`today-${tab}`}>{title}</h2>
      <ul className="panel">
        {rows.map((row) => {
          const { share, figures, loud, isBooked } = children(row)
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
              {(isBooked || row === shown) && <ShowBookings row={row} {...choice} />}
            </li>
          )
        })}
      </ul>
      {shown && (
        <Bookings
          key={shown.publicId}
          kind={tab}
          date={date}
          row={shown}
          onClose={() => onChoose('')}
        />
      )}
    </section>
  )
}

/** Shows the bookings of a type, to people with the access. */
function ShowBookings({ row, chosen, onChoose }: Choice & { row: Row }) {
  const messages = useMessages(todayMessages)
  const localized = useLocalized()
  const business = useBusiness()
  const isChosen = chosen === row.publicId
  if (!mayOpen(business, 'Calendar')) return null
  return (
    <button
      type="button"
      className={styles.booked}
      aria-pressed={isChosen}
      aria-label={messages.bookingsOf(localized(row.name))}
      onClick={() => onChoose(isChosen ? '' : row.publicId)}
    >
      <IconUsers size={16} aria-hidden />
    </button>
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
      <span className="block dimmed size-12">{localized(row.categoryName)}</span>
    </span>
  )
}
