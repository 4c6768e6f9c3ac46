import {
  createApiKey as createEndpoint,
  findApiKeys as findEndpoint,
  revokeApiKey as revokeEndpoint,
} from '@guichet/contract/api-keys/create-api-key.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { createApiKey, findApiKeys, revokeApiKey } from './create-api-key.ts'

export function apiKeysModule(mount: Mount) {
  mount(findEndpoint, findApiKeys)
  mount(createEndpoint, createApiKey)
  mount(revokeEndpoint, revokeApiKey)
}
