import { pathOf, type Endpoint } from '@guichet/contract/endpoint.ts'

/** Name of an endpoint in the audit and in idempotency keys: `POST /api/order/1.0/…`. */
export const callName = (endpoint: Endpoint): string => `${endpoint.method} ${pathOf(endpoint)}`
