import { watchDay } from '@guichet/contract/today/watch-day.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callForAnswer } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useBusiness } from '../kit/session/business.ts'
import { oneAfterOther, watchChanges } from './watch-changes.ts'

/** Refetches the board when a change is pushed. @returns Whether pushes are received */
export function useDayChanges(): boolean {
  const client = useQueryClient()
  const { publicId } = useBusiness()
  const [isLive, setLive] = useState(false)
  useEffect(
    () =>
      watchChanges({
        // The polling of the board handles the end of a session.
        open: (signal) => callForAnswer(watchDay, { query: {} }, { signal, isLast: true }),
        onChange: oneAfterOther(() =>
          client.refetchQueries(
            { queryKey: queryKeys.today.business(publicId), type: 'active' },
            { cancelRefetch: false },
          ),
        ),
        onLive: setLive,
      }),
    [client, publicId],
  )
  return isLive
}
