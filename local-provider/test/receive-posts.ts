import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PostReceiver<Event> = {
  url: string
  /** Received events, in the order of arrival. */
  events: Event[]
  /** Number of events with a wrong signature. */
  wrongSignatures: () => number
  /** Answers the next n events with an error. */
  failNext: (count: number) => void
  clear: () => void
  stop: () => Promise<void>
}
/** @throws If the signature is wrong */
type Read<Event> = (
  body: string,
  headers: IncomingHttpHeaders,
  url: string,
) => Event | Promise<Event>

/** A server that receives events as a platform should. */
export async function receivePosts<Event>(read: Read<Event>): Promise<PostReceiver<Event>> {
  const events: Event[] = []
  const address = { url: '' }
  let failures = 0
  let wrong = 0
  const take = async (body: string, headers: IncomingHttpHeaders) => {
    try {
      events.push(await read(body, headers, address.url))
      return 200
    } catch {
      wrong += 1
      return 400
    }
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      failures -= 1
      const status =
        failures >= 0 ? 503 : await take(Buffer.concat(chunks).toString(), request.headers)
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  address.url = `http://127.0.0.1:${port}/webhook`
  return {
    url: address.url,
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
