import { Group } from '@mantine/core'
import { SaleBadge } from '../domain/catalogue/sale-badge.tsx'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import type { Activity } from './activities.queries.ts'

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
      {activity.activityPricings.map(({ publicId, category, offlineReason }) => (
        <SaleBadge key={publicId} state={offlineReason ?? 'onSale'} name={kinds[category]} />
      ))}
    </Group>
  )
}
