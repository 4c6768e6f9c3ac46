import { AnchorLink } from '../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { sumsOf } from './strip.rules.ts'
import { todayMessages } from './today.messages.ts'
import type { BoardActivity } from './today.queries.ts'
import styles from './today.module.css'

type Props = { activity: BoardActivity; date: string }

/** Name of an activity and its totals of the day. */
export function ActivityHead({ activity, date }: Props) {
  const messages = useMessages(todayMessages)
  const localized = useLocalized()
  const business = useBusiness()
  const { free, sold, held, inside } = sumsOf(activity)
  const figures = [
    ...(activity.slots.length ? [messages.free(free), messages.sold(sold)] : []),
    ...(held ? [messages.held(held)] : []),
    ...(inside ? [messages.inside(inside)] : []),
  ]
  const name = localized(activity.name)
  return (
    <>
      <h3>{name}</h3>
      {figures.length > 0 && <p className={styles.sums}>{figures.join(' · ')}</p>}
      {activity.isAnytime && (
        <p className={styles.sums}>
          {mayOpen(business, 'TicketCreation') ? (
            <AnchorLink
              to="/sell"
              search={{ activity: activity.publicId, date }}
              underline="always"
              size="sm"
              aria-label={`${messages.sellAnytime}: ${name}`}
            >
              {messages.sellAnytime}
            </AnchorLink>
          ) : (
            messages.anytimeOnly
          )}
        </p>
      )}
    </>
  )
}
