import type { Reply } from '@guichet/contract/endpoint.ts'
import { getParty } from '@guichet/contract/orders/get-party.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useRead } from '../kit/api/use-read.ts'

export type OrderParty = Reply<typeof getParty>

/** The people of an order with their pieces, and the rentals that belong to nobody. */
export const useParty = (ref: string) =>
  useRead(queryKeys.orders.party(ref), getParty, { params: { ref } })
