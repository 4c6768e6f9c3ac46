import { readRequest } from '@guichet/contract/orders/sale/read-request.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/api/call.ts'
import { queryKeys } from '../../../kit/api/query-keys.ts'
import { useBusiness } from '../../../kit/session/business.ts'

type Sentence = { text: string; activityId: string | null; date: string | null }
/** What the server understands of a sentence; what is left is asked anew each time. */
export function useReading({ text, activityId, date }: Sentence) {
  const { publicId } = useBusiness()
  const body = {
    text,
    ...(activityId !== null && { activityPublicId: activityId }),
    ...(date !== null && { date }),
  }
  return useQuery({
    enabled: text !== '',
    queryKey: queryKeys.sell.reading(publicId, body),
    queryFn: ({ signal }) => call(readRequest, { body }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
