import type { Body } from '@guichet/contract/endpoint.ts'
import { findKnownParty } from '@guichet/contract/orders/sale/find-known-party.ts'
import { fitParty } from '@guichet/contract/orders/sale/fit-party.ts'
import { previewSale } from '@guichet/contract/orders/sale/sell.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ticketsOf, type Cart } from '../../../domain/cart.rules.ts'
import { call } from '../../../kit/api/call.ts'
import { queryKeys } from '../../../kit/api/query-keys.ts'
import { previewPauseMs } from '../../../kit/forms/pauses.ts'
import { useBusiness } from '../../../kit/session/business.ts'
import type { FormOfCart } from '../buyer/details.rules.ts'

type PartyQuery = Pick<Body<typeof fitParty>, 'date' | 'tickets' | 'modelPublicIds' | 'members'>

/** Fitting products per row id; `isSettled` if they belong to the current input. */
export function useFits(ids: readonly string[], asked: PartyQuery) {
  const { publicId } = useBusiness()
  const now = JSON.stringify({ ids, body: asked })
  const [still] = useDebouncedValue(now, previewPauseMs)
  const sent = JSON.parse(still) as { ids: string[]; body: PartyQuery }
  const query = useQuery({
    enabled: sent.ids.length > 0,
    placeholderData: keepPreviousData,
    queryKey: queryKeys.sell.party(publicId, still),
    queryFn: async ({ signal }) => {
      const { members } = await call(fitParty, { body: sent.body }, { signal })
      return new Map(sent.ids.map((id, i) => [id, members[i]!]))
    },
  })
  return {
    fits: ids.length > 0 ? query.data : undefined,
    error: query.error,
    isSettled: still === now && !query.isFetching && query.data !== undefined,
  }
}

/** Party that a client came with last time. */
export function useKnownParty(email: string | null) {
  const { publicId } = useBusiness()
  return useQuery({
    enabled: email !== null,
    queryKey: queryKeys.sell.knownParty(publicId, email ?? ''),
    queryFn: async ({ signal }) =>
      (await call(findKnownParty, { body: { email: email! } }, { signal })).party,
  })
}

/** Forms of a cart; empty on an error, because the page shows the questions anyway. */
export const formsOf = async (cart: Cart): Promise<readonly FormOfCart[]> => {
  try {
    return (await call(previewSale, { body: { tickets: ticketsOf(cart) } })).forms
  } catch {
    return []
  }
}
