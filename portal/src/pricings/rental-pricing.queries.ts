import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { findRentalPrices, saveRentalPrices } from '@guichet/contract/rentals/rental-prices.ts'
import { useQuery } from '@tanstack/react-query'
import { useBusiness } from '../kit/business.ts'
import { call } from '../kit/call.ts'
import { useMessages } from '../kit/messages.ts'
import { useCommand } from '../kit/use-command.ts'
import { rentalPricingMessages } from './rental-pricing.messages.ts'

const keys = { all: ['pricings', 'rentals'] as const }
export type RentalPrices = Reply<typeof findRentalPrices>
export type RentalPricesForm = Body<typeof saveRentalPrices>

export function useRentalPrices() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: [...keys.all, publicId],
    queryFn: ({ signal }) =>
      call(findRentalPrices, { query: { collaboratorPublicId: publicId } }, { signal }),
  })
}
export const useSaveRentalPrices = () =>
  useCommand(saveRentalPrices, {
    titles: useMessages(rentalPricingMessages).commands.saveRentalPrices,
    invalidates: [keys.all, ['rentals'], ['sell'], ['products', 'parts']],
    isShownInForm: true,
  })
