import { findPricings, savePricings } from '@guichet/contract/activities/save-pricings.ts'
import type { Body } from '@guichet/contract/endpoint.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useRead } from '../../kit/api/use-read.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { activateMessages } from './activate.messages.ts'

type PricedCategory = Body<typeof savePricings>['category']

/**
 * Activates a category of an activity through the endpoint that saves prices: it keeps prices that
 * are not sent, but needs the periods of the category.
 */
export function useActivate(
  category: PricedCategory,
  { isEnabled, onDone }: { isEnabled: boolean; onDone?: (() => void) | undefined },
) {
  const { publicId: collaboratorPublicId } = useBusiness()
  const { data } = useRead(
    queryKeys.pricings.list(collaboratorPublicId, category),
    findPricings,
    { query: { collaboratorPublicId, category } },
    { enabled: isEnabled },
  )
  const command = useCommand(savePricings, {
    titles: useMessages(activateMessages).commands.activate,
    invalidates: [
      queryKeys.timetables.all,
      queryKeys.pricings.all,
      queryKeys.activities.all,
      queryKeys.sell.all,
    ],
    onDone,
  })
  const pricingOf = (id: string) =>
    data?.pricings.find(({ activityPublicId }) => activityPublicId === id)
  return {
    isReady: (id: string) => pricingOf(id) !== undefined,
    isPending: command.isPending,
    activate: (id: string) =>
      command.mutate({
        body: {
          collaboratorPublicId,
          category,
          pricings: [{ ...pricingOf(id)!, isActive: true, activityPricingDetails: [] }],
        },
      }),
  }
}
