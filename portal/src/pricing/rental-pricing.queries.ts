import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { findRentalPrices, saveRentalPrices } from '@guichet/contract/rentals/save-rental-prices.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
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
