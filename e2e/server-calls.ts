import { pathOf, type Call, type Endpoint, type Reply } from '@guichet/contract/endpoint.ts'
import type { Page } from './journey.ts'

/**
 * The access token of the last request of a page: it exists only in the memory of the page, so the
 * journeys read it from the requests.
 */
const overheard = new WeakMap<Page, { token: string; businessId: string }>()

const claimsOf = (token: string) => {
  const claims = token.split('.')[1]
  return claims
    ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { tid?: string })
    : null
}

/**
 * Call it before the page signs in: it forgets the token of an earlier account. The provider's own
 * token is opaque and is ignored.
 */
export function listen(page: Page) {
  overheard.delete(page)
  page.on('request', (request) => {
    const token = /^Bearer (.+)$/.exec(request.headers().authorization ?? '')?.[1] ?? ''
    const claims = claimsOf(token)
    if (claims) overheard.set(page, { token, businessId: claims.tid ?? '' })
  })
}
export const tokenOf = (page: Page): string => overheard.get(page)?.token ?? ''
export const businessOf = (page: Page): string => overheard.get(page)?.businessId ?? ''

/** Calls the API with the account of the page, to compare the screen with the server's data. */
export async function ask<E extends Endpoint>(
  page: Page,
  endpoint: E,
  parts: Call<E>,
): Promise<Reply<E>> {
  const {
    params = {},
    query = {},
    body,
  } = parts as { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
  const path = pathOf(endpoint).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  const answer = await page.request.fetch(`${path}${search && `?${search}`}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${tokenOf(page)}`,
      ...(endpoint.idempotent && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body !== undefined && { data: body }),
  })
  if (!answer.ok())
    throw new Error(`${endpoint.method} ${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as Reply<E>
}
