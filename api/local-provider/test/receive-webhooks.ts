import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

export type Receiver = {
  url: string
  /** What was taken, in the order of arrival. */
  events: Stripe.Event[]
  /** How many came with a signature that does not fit. */
  wrongSignatures: () => number
  /** Answers the next n with an error. */
  failNext: (count: number) => void
  clear: () => void
  stop: () => Promise<void>
}

/** Tests only: a server that takes events as a platform should, by the official library. */
export async function receiveWebhooks(secret: string): Promise<Receiver> {
  const events: Stripe.Event[] = []
  const { webhooks } = new Stripe('sk_test_unused')
  let failures = 0
  let wrong = 0
  const read = (body: string, signature: string) => {
    try {
      events.push(webhooks.constructEvent(body, signature, secret))
      return 200
    } catch {
      wrong += 1
      return 400
    }
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      failures -= 1
      const status =
        failures >= 0
          ? 503
          : read(Buffer.concat(chunks).toString(), String(request.headers['stripe-signature']))
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    events,
    wrongSignatures: () => wrong,
    failNext: (count) => {
      failures = count
    },
    clear: () => {
      events.length = 0
      wrong = 0
      failures = 0
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
