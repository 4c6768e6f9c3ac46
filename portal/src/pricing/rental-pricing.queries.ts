import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { findRentalPrices, saveRentalPrices } from '@guichet/contract/rentals/save-rental-prices.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { rentalPricingMessages } from './rental-pricing.messages.ts'

export type RentalPrices = Reply<typeof findRentalPrices>
export type RentalPricesForm = Body<typeof saveRentalPrices>

export function useRentalPrices() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.pricings.rentals(publicId), findRentalPrices, {
    query: { collaboratorPublicId: publicId },
  })
}
const command = commandsOf(rentalPricingMessages, [
  queryKeys.pricings.rentals(),
  queryKeys.rentals.all,
  queryKeys.sell.all,
  queryKeys.products.parts(),
])
export const useSaveRentalPrices = command({ saveRentalPrices }, inForm)
