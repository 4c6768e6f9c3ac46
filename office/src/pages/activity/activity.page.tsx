import type { Frame } from '../../kit/frame.ts'
import { ChooseDay, OfferLayout } from '../../kit/offer-layout.tsx'
import { offerPath } from '../../kit/offer-paths.ts'
import type { ActivityProps } from './activity.load.ts'
import { activityMessages } from './activity.messages.ts'
import { ChooseTickets } from './choose-tickets.tsx'

type Props = { frame: Frame; props: ActivityProps }
/** The page of an activity: its prices, a month of days, the slots of a day. */
export function ActivityPage({ frame, props }: Props) {
  const { business, activity, today } = props
  return (
    <OfferLayout
      frame={frame}
      business={business}
      offer={activity}
      message={activity.message}
      offerCount={activity.types.length}
      today={today}
    >
      {activity.kind === 'activity' && activity.schedulingType === 'Anytime' && (
        <p className="note">{activityMessages[frame.language].anytime}</p>
      )}
      {activity.schedulingType !== 'Anytime' && (
        <ChooseDay
          frame={frame}
          props={props}
          path={offerPath(activity.kind, activity.publicId)!}
        />
      )}
      <ChooseTickets frame={frame} props={props} />
    </OfferLayout>
  )
}
