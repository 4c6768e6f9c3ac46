import {
  findDeliveries as findDeliveriesEndpoint,
  replayDelivery as replayEndpoint,
  replayFailed as replayFailedEndpoint,
  sendTest as testEndpoint,
} from '@guichet/contract/webhooks/find-deliveries.ts'
import {
  createWebhook as createEndpoint,
  deleteWebhook as deleteEndpoint,
  findWebhooks as findEndpoint,
  rotateSecret as rotateEndpoint,
  saveWebhook as saveEndpoint,
} from '@guichet/contract/webhooks/save-webhook.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { findDeliveries, replayDelivery, replayFailed, sendTest } from './find-deliveries.ts'
import {
  createWebhook,
  deleteWebhook,
  findWebhooks,
  rotateSecret,
  saveWebhook,
  type WebhookDeps,
} from './save-webhook.ts'

export function webhooksModule(mount: Mount, deps: WebhookDeps) {
  mount(findEndpoint, findWebhooks)
  mount(createEndpoint, createWebhook(deps))
  mount(saveEndpoint, saveWebhook(deps))
  mount(deleteEndpoint, deleteWebhook)
  mount(rotateEndpoint, rotateSecret(deps))
  mount(findDeliveriesEndpoint, findDeliveries)
  mount(replayEndpoint, replayDelivery)
  mount(replayFailedEndpoint, replayFailed)
  mount(testEndpoint, sendTest)
}
