import { pricedCategories } from '@guichet/contract/activities/save-pricings.ts'
import type { Kind } from '@guichet/contract/kinds.ts'
import { Button } from '@mantine/core'
import { AnchorLink } from '../../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { activateMessages } from './activate.messages.ts'
import { useActivate } from './activate.queries.ts'

type Props = {
  activityId: string
  name: string
  category: Kind
  onDone?: () => void
}
/**
 * Puts a category of an activity on sale, for those who may change prices. Others who may edit
 * activities get a link; it opens in another tab, so that the page keeps its values.
 */
export function ActivateCategory({ activityId, name, category, onDone }: Props) {
  const messages = useMessages(activateMessages)
  const business = useBusiness()
  const priced = pricedCategories.find((each) => each === category)
  const mayActivate = priced !== undefined && mayOpen(business, 'Pricings')
  const { activate, isReady, isPending } = useActivate(priced ?? 'daily_ticket', {
    isEnabled: mayActivate,
    onDone,
  })
  if (mayActivate)
    return (
      <Button
        variant="default"
        loading={isPending}
        disabled={!isReady(activityId)}
        onClick={() => activate(activityId)}
      >
        {messages.activate(name)}
      </Button>
    )
  if (!mayOpen(business, 'Activities')) return null
  return (
    <AnchorLink
      size="sm"
      underline="always"
      to="/activities/$id"
      params={{ id: activityId }}
      target="_blank"
    >
      {messages.activate(name)}
    </AnchorLink>
  )
}
