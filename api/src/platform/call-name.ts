import { pathOf, type Endpoint } from '@guichet/contract/endpoint.ts'

/** What the trail and the idempotency keys call an endpoint: `POST /api/order/1.0/…`. */
export const callName = (endpoint: Endpoint): string => `${endpoint.method} ${pathOf(endpoint)}`
