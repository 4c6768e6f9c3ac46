import { SpanKind } from '@opentelemetry/api'
import { z } from 'zod'
import { apiError } from '../platform/http/api-error.ts'
import { inSpan } from '../platform/jobs/traces.ts'
import { addressOf, isInside, requestPinned } from '../platform/network/pinned-request.ts'
import type { Geocoder } from './geocoder.ts'

const timeoutMs = 4000
const maxBytes = 65_536
const Answer = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

/**
 * Geocoder over HTTP. Its host is a setting of the installation; the name is resolved once and
 * checked, and the connection uses that address, so that a second DNS answer has no effect;
 * redirects are not followed. `mayBeInside` permits a service in the installation's own network.
 */
export const httpGeocoder =
  (baseUrl: string, { mayBeInside = false } = {}): Geocoder =>
  async (address) => {
    const url = new URL(baseUrl)
    for (const [name, value] of Object.entries(address)) url.searchParams.set(name, value)
    const found = await addressOf(url).catch(() => null)
    if (!found || (!mayBeInside && isInside(found))) throw apiError('Unavailable')
    const { status, body } = await inSpan('geocode', { kind: SpanKind.CLIENT }, () =>
      requestPinned(url, found, {
        headers: { accept: 'application/json' },
        timeoutMs,
        maxBytes,
      }),
    ).catch(() => {
      throw apiError('Unavailable')
    })
    if (status === 404) return null
    if (status !== 200) throw apiError('Unavailable')
    const read = Answer.safeParse(parsed(body))
    return read.success ? { ...read.data, accuracy: 'address', nearby: [] } : null
  }

function parsed(body: string): unknown {
  try {
    return JSON.parse(body || 'null')
  } catch {
    throw apiError('Unavailable')
  }
}
