import type { Mount } from '../platform/http/contexts.ts'
import { createApiKey, findApiKeys, revokeApiKey } from './create-api-key.ts'

export function apiKeysModule(mount: Mount) {
  mount([findApiKeys, createApiKey, revokeApiKey])
}
