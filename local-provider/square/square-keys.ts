import type { FastifyRequest } from 'fastify'
import type { KeyedRequest, KeyRules } from '../idempotency.ts'
import { keyReused } from './square-error.ts'

/** At Square the key is in the body, and applies to its merchant and endpoint. */
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

/** Sorts the keys of an object. */
const inOneOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
