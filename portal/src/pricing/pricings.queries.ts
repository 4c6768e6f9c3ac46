import {
  findPricings,
  type pricedCategories,
  savePricings,
} from '@guichet/contract/activities/save-pricings.ts'
import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { pricingMessages } from './pricings.messages.ts'

export type PricedCategory = (typeof pricedCategories)[number]
export type Pricing = Reply<typeof findPricings>['pricings'][number]
export type PricingSave = Body<typeof savePricings>['pricings'][number]
export type PricingsForm = {
  collaboratorPublicId: string
  category: PricedCategory
  pricings: PricingSave[]
}

export function usePricings(category: PricedCategory) {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.pricings.list(publicId, category),
    queryFn: ({ signal }) =>
      call(findPricings, { query: { collaboratorPublicId: publicId, category } }, { signal }),
  })
}
export const useSavePricings = () =>
  useCommand(savePricings, {
    titles: useMessages(pricingMessages).commands.savePricings,
    invalidates: [queryKeys.pricings.all, queryKeys.activities.all, queryKeys.sell.all],
    isShownInForm: true,
  })
