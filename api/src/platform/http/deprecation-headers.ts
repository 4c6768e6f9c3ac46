import type { Deprecation } from '@guichet/contract/endpoint.ts'

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** Headers of a deprecated call: deprecated since (RFC 9745), removed on (RFC 8594). */
export const deprecationHeaders = ({ since, sunset }: Deprecation) => ({
  deprecation: `@${startOf(since).getTime() / 1000}`,
  sunset: startOf(sunset).toUTCString(),
})
