import type { Reply } from '@guichet/contract/endpoint.ts'
import { getOwnTill } from '@guichet/contract/till/open-till.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'

export type OwnTill = Reply<typeof getOwnTill>

/** The clerk's open till; always stale, because each sale changes it. */
export function useOwnTill() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.till.own(publicId), getOwnTill, {}, { staleTime: 0 })
}
