import type { Call, Endpoint, Reply } from '@guichet/contract/endpoint.ts'

/**
 * Runs a call of visitors in the process of the server, in the business whose office it names.
 *
 * @throws An error with `status`, the HTTP status of the problem
 */
export type Ask = <E extends Endpoint & { access: 'guest' }>(
  endpoint: E,
  input: Call<E>,
) => Promise<Reply<E>>

/** Parts of the address of a page that its loader reads; values are not validated. */
export type PageRequest = { params: Record<string, string>; query: Record<string, string> }
