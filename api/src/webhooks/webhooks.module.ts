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
  mount([
    findWebhooks,
    createWebhook(deps),
    saveWebhook(deps),
    deleteWebhook,
    rotateSecret(deps),
    findDeliveries,
    replayDelivery,
    replayFailed,
    sendTest,
  ])
}
