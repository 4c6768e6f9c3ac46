import { QueryClient } from '@tanstack/react-query'
import { isApiError } from '../kit/api/api-error.ts'

// Without a network the library would hold back what is asked, in silence, and send it later by
// itself: a sale would be made when the client has long left. It fails instead, and says so.
const networkMode = 'always'

/** How the portal asks, asks again, and for how long an answer is good. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode },
      queries: {
        networkMode,
        refetchOnReconnect: true,
        retry: (count, error) =>
          count < 2 && isApiError(error, 'Unavailable', 'Unreachable', 'StillRunning'),
        staleTime: 15_000,
      },
    },
  })
