import { watchDay } from '@guichet/contract/today/watch-day.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callForAnswer } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useBusiness } from '../kit/session/business.ts'
import { oneAfterOther, watchChanges } from './watch-changes.ts'

/** Reads the board again as soon as something changed. @returns Whether changes are heard */
export function useDayChanges(): boolean {
  const client = useQueryClient()
  const { publicId } = useBusiness()
  const [isLive, setLive] = useState(false)
  useEffect(
    () =>
      watchChanges({
        // The board itself asks for a session that is over.
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
