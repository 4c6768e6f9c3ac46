import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Body } from '@guichet/contract/endpoint.ts'
import { createWebhook } from '@guichet/contract/webhooks/save-webhook.ts'
import { webhookEvents } from '@guichet/contract/webhooks/webhook-events.messages.ts'
import { send, type TestServer } from '../test-server.ts'
import type { Staff } from './staff.ts'

type Form = Body<typeof createWebhook>
export const aWebhookForm = (over: Partial<Form> = {}): Form => ({
  url: 'http://127.0.0.1:9/hooks',
  events: [...webhookEvents],
  isPaused: false,
  ...over,
})
export const aWebhook = async (server: TestServer, staff: Staff, over: Partial<Form> = {}) =>
  (await send(server, staff, createWebhook, { body: aWebhookForm(over) })).body

export type ReceivedDelivery = {
  id: string
  headers: Record<string, string>
  text: string
  body: { type: string; timestamp: string; data: Record<string, unknown> }
}
/** A local receiver of webhooks; `answer` returns the status of each response. */
export async function aReceiver(
  answer: (received: ReceivedDelivery, nth: number) => number = () => 204,
) {
  const received: ReceivedDelivery[] = []
  const accepted: ReceivedDelivery[] = []
  const server = http.createServer((request, reply) => {
    let text = ''
    request
      .setEncoding('utf8')
      .on('data', (some: string) => {
        text += some
      })
      .on('end', () => {
        const headers = request.headers as Record<string, string>
        const arrival = { id: headers['webhook-id']!, headers, text, body: JSON.parse(text) }
        received.push(arrival)
        const status = answer(arrival, received.length)
        if (status < 300) accepted.push(arrival)
        reply.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end()
      })
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    accepted,
    close: () =>
      new Promise<unknown>((closed) => {
        server.close(closed)
        server.closeAllConnections()
      }),
  }
}
