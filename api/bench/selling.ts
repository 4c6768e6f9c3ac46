import { pathOf } from '@guichet/contract/endpoint.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import autocannon from 'autocannon'
import { newKey } from '../test/test-server.ts'

type Selling = {
  base: string
  accessToken: string
  /** Bodies that are sent in turn. */
  bodies: readonly string[]
  clients: number
  seconds: number
}

/** Requests per second. @throws if a response is an error */
export async function answersPerSecond(options: autocannon.Options): Promise<number> {
  const result = await autocannon(options)
  if (result.non2xx) throw new Error(`${result.non2xx} answers were errors`)
  return result.requests.average
}

/** Sales per second of counters that each sell sequentially. */
export function salesPerSecond({
  base,
  accessToken,
  bodies,
  clients,
  seconds,
}: Selling): Promise<number> {
  let next = 0
  return answersPerSecond({
    url: base + pathOf(sell),
    connections: clients,
    duration: seconds,
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    requests: [
      {
        setupRequest: (request: autocannon.Request) => ({
          ...request,
          body: bodies[next++ % bodies.length]!,
          headers: { ...request.headers, 'idempotency-key': newKey() },
        }),
      },
    ] as never,
  })
}
