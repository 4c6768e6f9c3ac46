import { Alert, Button, Group } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { ButtonLink } from '../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { activityMessages } from './activities.messages.ts'
import type { ListedActivity } from './activities.queries.ts'
import { PublicPageLink } from './activity-links.tsx'
import { nameOf, wantsTimetable } from './activity.rules.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The activity that was created before the list was opened. */
    createdActivity?: string
  }
}

/** After a creation: the timetable without which nothing of the new activity can be sold. */
export function NextStep({ activities }: { activities: readonly ListedActivity[] }) {
  const messages = useMessages(activityMessages)
  const localized = useLocalized()
  const business = useBusiness()
  const navigate = useNavigate()
  const id = useRouterState({ select: ({ location }) => location.state.createdActivity })
  const activity = activities.find(({ publicId }) => publicId === id)
  if (!activity || activity.sale.nextOpenDay !== null) return null
  if (!wantsTimetable(activity) || !mayOpen(business, 'Timetables')) return null
  return (
    <Alert
      className="below-16"
      icon={<IconCalendarPlus size={20} aria-hidden />}
      title={messages.nextTitle(localized(nameOf(activity)))}
    >
      {messages.nextText}
      <Group gap="xs" mt="sm">
        <ButtonLink
          to="/timetables"
          search={{ item: activity.publicId, view: 'month', date: '', make: 'activities' }}
        >
          {messages.nextVerb}
        </ButtonLink>
        <PublicPageLink activity={activity} />
        <Button
          variant="subtle"
          onClick={() => void navigate({ to: '.', search: true, state: {}, replace: true })}
        >
          {messages.dismiss}
        </Button>
      </Group>
    </Alert>
  )
}
