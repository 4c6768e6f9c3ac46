import { Group } from '@mantine/core'
import {
  IconCircleCheck,
  IconCircleOff,
  IconClock,
  IconHourglassEmpty,
  type Icon,
} from '@tabler/icons-react'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import { StatusBadge, type Tone } from '../kit/layout/status-badge.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { activityMessages } from './activities.messages.ts'
import type { Activity } from './activities.queries.ts'

type Pricing = Pick<Activity['activityPricings'][number], 'isOnline' | 'offlineReason'>
const looks: Record<NonNullable<Pricing['offlineReason']> | 'online', { tone: Tone; icon: Icon }> =
  {
    online: { tone: 'positive', icon: IconCircleCheck },
    inactive: { tone: 'muted', icon: IconCircleOff },
    notYet: { tone: 'info', icon: IconClock },
    over: { tone: 'warning', icon: IconHourglassEmpty },
  }

/** Whether a category can be bought now, with the reason if not. */
export function OnlineBadge({
  pricing: { offlineReason },
  name,
}: {
  pricing: Pricing
  name?: string
}) {
  const messages = useMessages(activityMessages)
  const { tone, icon } = looks[offlineReason ?? 'online']
  const state = offlineReason ? messages.why[offlineReason] : messages.onlineNow
  return (
    <StatusBadge tone={tone} icon={icon}>
      {name ? `${name} · ${state}` : state}
    </StatusBadge>
  )
}

/** Categories of an activity, each with its own state if their states differ. */
export function CategoryBadges({ activity }: { activity: Pick<Activity, 'activityPricings'> }) {
  const kinds = useKindNames()
  const states = new Set(activity.activityPricings.map(({ offlineReason }) => offlineReason))
  if (states.size < 2)
    return (
      <span className="dimmed size-12 regular">
        {activity.activityPricings.map(({ category }) => kinds[category]).join(' · ')}
      </span>
    )
  return (
    <Group gap={6} wrap="wrap" py={4}>
      {activity.activityPricings.map((pricing) => (
        <OnlineBadge key={pricing.publicId} pricing={pricing} name={kinds[pricing.category]} />
      ))}
    </Group>
  )
}
