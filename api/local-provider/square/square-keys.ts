import type { FastifyRequest } from 'fastify'
import type { KeyedRequest, KeyRules } from '../idempotency.ts'
import { keyReused } from './square-error.ts'

/** At Square the key is a part of the body, and counts for its merchant and its call. */
export function keyedOf(
  { method, url, body }: FastifyRequest,
  merchantId: string,
): KeyedRequest | undefined {
  const key = (body as { idempotency_key?: unknown } | undefined | null)?.idempotency_key
  if (method !== 'POST' || typeof key !== 'string' || key === '') return undefined
  return { key, owner: `${merchantId} ${url}`, path: url, body: JSON.stringify(body) }
}

export const squareKeys: KeyRules = {
  canonical: (body) => JSON.stringify(JSON.parse(body), inOneOrder),
  assertSame: (_kept, _request, isSameBody) => {
    if (!isSameBody) throw keyReused()
  },
}

/** An object with its names in the order of the alphabet. */
const inOneOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
