import { sendTest } from '@guichet/contract/webhooks/find-deliveries.ts'
import type { Staff } from '../factories/staff.ts'
import { aWebhook, aWebhookForm } from '../factories/webhooks.ts'
import { send, type TestServer } from '../test-server.ts'

/** Valid requests of webhooks; nothing is ever sent to their addresses. */
export async function webhookCalls(server: TestServer, staff: Staff) {
  const kept = await aWebhook(server, staff)
  const params = { id: kept.publicId }
  const { body: delivery } = await send(server, staff, sendTest, { params })
  return {
    findWebhooks: {},
    createWebhook: { body: aWebhookForm({ isPaused: true }) },
    saveWebhook: {
      params: { id: (await aWebhook(server, staff)).publicId },
      body: { ...aWebhookForm({ events: ['order.paid'] }), version: 1 },
    },
    deleteWebhook: { params: { id: (await aWebhook(server, staff)).publicId } },
    rotateSecret: { params },
    findDeliveries: { params, query: { state: 'waiting' } },
    replayDelivery: { params: { ...params, deliveryId: delivery.publicId } },
    replayFailed: { params, body: { sinceDateTimeUtc: '2026-01-01T00:00:00.000Z' } },
    sendTest: { params },
  }
}
