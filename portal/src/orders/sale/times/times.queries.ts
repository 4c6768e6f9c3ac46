import { findNights } from '@guichet/contract/availability/find-nights.ts'
import { getRentalInventory } from '@guichet/contract/availability/get-inventory.ts'
import type { Endpoint, Reply } from '@guichet/contract/endpoint.ts'
import { findSellableStays } from '@guichet/contract/lodging/find-sellable-stays.ts'
import { findSellablePackages } from '@guichet/contract/products/find-sellable-packages.ts'
import { findSellableRentals } from '@guichet/contract/rentals/find-sellable-rentals.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/api/call.ts'
import { queryKeys } from '../../../kit/api/query-keys.ts'
import { useRead } from '../../../kit/api/use-read.ts'
import { addDays } from '../../../kit/dates/dates.ts'
import { useBusiness } from '../../../kit/session/business.ts'
import { useOmittedTicket } from '../counter/omitted-ticket.ts'
import { live } from './open-days.queries.ts'

export type Rentals = Reply<typeof findSellableRentals>
export type Model = Rentals['rentals'][number]['models'][number]
export type Inventory = Reply<typeof getRentalInventory>
export type Accessory = Rentals['accessories'][number]
export type Stay = Reply<typeof findSellableStays>['lodgings'][number]['types'][number]
export type Night = Reply<typeof findNights>['nights'][number]
export type Package = Reply<typeof findSellablePackages>['packages'][number]
export type PackagePart = Package['parts'][number]

const useSellableOf = <
  E extends typeof findSellableRentals | typeof findSellableStays | typeof findSellablePackages,
>(
  endpoint: E,
) => {
  const { publicId: collaboratorPublicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.sell.sellable(collaboratorPublicId, endpoint.path),
    queryFn: ({ signal }) =>
      call(endpoint as Endpoint, { query: { collaboratorPublicId } } as never, {
        signal,
      }) as Promise<Reply<E>>,
  })
}
export const useSellableRentals = () => useSellableOf(findSellableRentals)
export const useSellableStays = () => useSellableOf(findSellableStays)
export const useSellablePackages = () => useSellableOf(findSellablePackages)

/** Free quantities of all sizes and accessories for a start time and a duration. */
export function useInventory(when: { date: string; beginTime: string; duration: string } | null) {
  const { publicId } = useBusiness()
  const omitted = useOmittedTicket()
  return useRead(
    queryKeys.sell.availability('inventory', when, omitted),
    getRentalInventory,
    {
      params: { id: publicId },
      query: { collaboratorPublicId: publicId, ...when!, ...omitted },
    },
    { ...live, enabled: when !== null },
  )
}

/** Prices and free units of each night of a stay. */
export function useNights(productId: string, checkIn: string | null, nights: number) {
  const { publicId: collaboratorPublicId } = useBusiness()
  return useQuery({
    ...live,
    enabled: checkIn !== null,
    queryKey: queryKeys.sell.availability('nights', productId, checkIn, nights),
    queryFn: async ({ signal }) =>
      (
        await call(
          findNights,
          {
            body: {
              collaboratorPublicId,
              productId,
              firstNight: checkIn!,
              lastNight: addDays(checkIn!, nights - 1),
            },
          },
          { signal },
        )
      ).nights,
  })
}
