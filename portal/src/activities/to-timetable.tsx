import { AnchorLink } from '../kit/layout/links.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { activityMessages } from './activities.messages.ts'
import type { Activity } from './activities.queries.ts'
import { wantsTimetable } from './activity.rules.ts'

/** Links an activity that is sold by time slot to the form that publishes slots. */
export function ToTimetable({ activity }: { activity: Activity }) {
  const messages = useMessages(activityMessages)
  if (!wantsTimetable(activity)) return null
  return (
    <AnchorLink
      size="sm"
      to="/timetables"
      search={{ item: activity.publicId, view: 'month', date: '', make: 'activities' }}
    >
      {messages.publish}
    </AnchorLink>
  )
}
