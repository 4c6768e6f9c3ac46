import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { findRentalPrices, saveRentalPrices } from '@guichet/contract/rentals/rental-prices.ts'
import { useQuery } from '@tanstack/react-query'
import { useBusiness } from '../kit/business.ts'
import { call } from '../kit/call.ts'
import { useMessages } from '../kit/messages.ts'
import { queryKeys } from '../kit/query-keys.ts'
import { useCommand } from '../kit/use-command.ts'
import { rentalPricingMessages } from './rental-pricing.messages.ts'

export type RentalPrices = Reply<typeof findRentalPrices>
export type RentalPricesForm = Body<typeof saveRentalPrices>

export function useRentalPrices() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.pricings.rentals(publicId),
    queryFn: ({ signal }) =>
      call(findRentalPrices, { query: { collaboratorPublicId: publicId } }, { signal }),
  })
}
export const useSaveRentalPrices = () =>
  useCommand(saveRentalPrices, {
    titles: useMessages(rentalPricingMessages).commands.saveRentalPrices,
    invalidates: [
      queryKeys.pricings.rentals(),
      queryKeys.rentals.all,
      queryKeys.sell.all,
      queryKeys.products.parts(),
    ],
    isShownInForm: true,
  })
