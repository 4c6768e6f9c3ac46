import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { findRentalPrices, saveRentalPrices } from '@guichet/contract/rentals/rental-prices.ts'
import { useQuery } from '@tanstack/react-query'
import { useBusiness } from '../kit/business.ts'
import { call } from '../kit/call.ts'
import { useDeed } from '../kit/use-deed.ts'
import { useWords } from '../kit/words.ts'
import { rentalPricingWords } from './rental-pricing.words.ts'

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
  useDeed(saveRentalPrices, {
    titles: useWords(rentalPricingWords).deeds.saveRentalPrices,
    invalidates: [keys.all, ['rentals'], ['sell'], ['products', 'parts']],
    isSaidInForm: true,
  })
