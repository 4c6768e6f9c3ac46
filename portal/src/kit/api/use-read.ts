import type { Call, Endpoint, Reply } from '@guichet/contract/endpoint.ts'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import type { RegisteredKey } from './query-keys.ts'

type Options<E extends Endpoint, D> = Omit<
  UseQueryOptions<Reply<E>, Error, D, RegisteredKey>,
  'queryKey' | 'queryFn'
>

/** Query that reads a call of the contract and aborts it when nobody needs the reply any more. */
export const useRead = <E extends Endpoint, D = Reply<E>>(
  queryKey: RegisteredKey,
  endpoint: E,
  parts: Call<E>,
  options?: Options<E, D>,
) =>
  useQuery({
    ...options,
    queryKey,
    queryFn: ({ signal }) => call(endpoint, parts, { signal }),
  })
