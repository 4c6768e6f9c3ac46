import {
  findPricings,
  type pricedCategories,
  savePricings,
} from '@guichet/contract/activities/save-pricings.ts'
import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
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
  return useRead(queryKeys.pricings.list(publicId, category), findPricings, {
    query: { collaboratorPublicId: publicId, category },
  })
}
const command = commandsOf(pricingMessages, [
  queryKeys.pricings.all,
  queryKeys.activities.all,
  queryKeys.sell.all,
])
export const useSavePricings = command({ savePricings }, inForm)
