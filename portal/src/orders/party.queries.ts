import type { Reply } from '@guichet/contract/endpoint.ts'
import { getParty } from '@guichet/contract/orders/get-party.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'

export type OrderParty = Reply<typeof getParty>

/** The people of an order with their pieces, and the rentals that belong to nobody. */
export const useParty = (ref: string) =>
  useQuery({
    queryKey: queryKeys.orders.party(ref),
    queryFn: ({ signal }) => call(getParty, { params: { ref } }, { signal }),
  })
