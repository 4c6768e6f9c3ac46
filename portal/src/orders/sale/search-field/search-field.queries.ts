import { readRequest } from '@guichet/contract/orders/sale/read-request.ts'
import { queryKeys } from '../../../kit/api/query-keys.ts'
import { useRead } from '../../../kit/api/use-read.ts'
import { useBusiness } from '../../../kit/session/business.ts'
import { idsOf } from '../../../kit/text/address.rules.ts'

type Sentence = { text: string; activityId: string | null; date: string | null }
/** Parses a sentence on the server; never cached, because the remaining quantities change. */
export function useReading({ text, activityId, date }: Sentence) {
  const { publicId } = useBusiness()
  // Tiles of other kinds are no activities.
  const activityPublicId = idsOf(activityId)
  const body = {
    text,
    ...(activityPublicId && { activityPublicId }),
    ...(date !== null && { date }),
  }
  return useRead(
    queryKeys.sell.reading(publicId, body),
    readRequest,
    { body },
    { enabled: text !== '', staleTime: 0, gcTime: 0, retry: false },
  )
}
