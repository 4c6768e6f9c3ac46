import { ActivityHead } from './activity-head.tsx'
import { PeopleButton } from './people-button.tsx'
import { SlotFigures } from './slot-figures.tsx'
import { SlotLink } from './slot-link.tsx'
import type { BoardActivity } from './today.queries.ts'
import styles from './today.module.css'

/** Replaces the strips on narrow screens: a list of slots per activity. */
export function SlotLists({
  date,
  activities,
}: {
  date: string
  activities: readonly BoardActivity[]
}) {
  return activities.map((activity) => (
    <section key={activity.publicId} className={`panel ${styles.list}`}>
      <ActivityHead activity={activity} date={date} />
      {activity.slots.length > 0 && (
        <ol className="stack gap-6 above-8">
          {activity.slots.map((slot) => (
            <li key={slot.publicId}>
              <SlotLink activityId={activity.publicId} date={date} slot={slot}>
                <SlotFigures slot={slot} />
              </SlotLink>
              <PeopleButton slot={slot} />
            </li>
          ))}
        </ol>
      )}
    </section>
  ))
}
