import { Button } from '@mantine/core'
import { IconCalendar, IconExternalLink } from '@tabler/icons-react'
import { SaleBadge } from '../domain/catalogue/sale-badge.tsx'
import { ButtonLink } from '../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { activityMessages } from './activities.messages.ts'
import { useActivities, type ListedActivity } from './activities.queries.ts'
import { publicPathOf, wantsTimetable } from './activity.rules.ts'

/** State of an activity as in the list, with links to its timetable and its public page. */
export function ActivityLinks({ id }: { id: string }) {
  const { data } = useActivities()
  const activity = data?.activities.find(({ publicId }) => publicId === id)
  if (!activity) return null
  return (
    <>
      <SaleBadge state={activity.sale.state} />
      <TimetableLink activity={activity} />
      <PublicPageLink activity={activity} />
    </>
  )
}

type Props = { activity: ListedActivity }
function TimetableLink({ activity }: Props) {
  const messages = useMessages(activityMessages)
  const business = useBusiness()
  if (!wantsTimetable(activity) || !mayOpen(business, 'Timetables')) return null
  return (
    <ButtonLink
      to="/timetables"
      search={{ item: activity.publicId, view: 'month', date: '', make: '' }}
      variant="default"
      leftSection={<IconCalendar size={16} aria-hidden />}
    >
      {messages.timetable}
    </ButtonLink>
  )
}

/** Opens the page that visitors see, in another tab. */
export function PublicPageLink({ activity }: Props) {
  const messages = useMessages(activityMessages)
  const { publicUrl } = useBusiness()
  const path = publicPathOf(activity, useLanguage())
  if (!publicUrl || !path) return null
  return (
    <Button
      component="a"
      href={`${publicUrl}${path}`}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      leftSection={<IconExternalLink size={16} aria-hidden />}
    >
      {messages.publicPage}
    </Button>
  )
}
