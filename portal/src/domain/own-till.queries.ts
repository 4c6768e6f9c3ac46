import type { Reply } from '@guichet/contract/endpoint.ts'
import { getOwnTill } from '@guichet/contract/till/open-till.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useBusiness } from '../kit/session/business.ts'

export type OwnTill = Reply<typeof getOwnTill>

/** The clerk's open till; always stale, because each sale changes it. */
export function useOwnTill() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.till.own(publicId),
    staleTime: 0,
    queryFn: ({ signal }) => call(getOwnTill, {}, { signal }),
  })
}
