export { startWebhooks } from './start-webhooks.ts'
export { sealedSecrets } from './webhooks.db.ts'
