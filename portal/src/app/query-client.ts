import { QueryClient } from '@tanstack/react-query'
import { isApiError } from '../kit/api/api-error.ts'

// By default the library pauses requests offline, silently, and sends them later: a sale would be
// made after the client has left. With this mode they fail instead.
const networkMode = 'always'

/** Defaults of queries and commands: retries, and how long data is fresh. */
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
