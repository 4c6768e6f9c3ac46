import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { apiError } from '../platform/api-error.ts'
import type { Geocoder } from './geocoder.ts'

const timeoutMs = 4000
const maxBytes = 65_536
const Answer = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

/**
 * Whether an address belongs to a machine, a local network or nobody: what may never be reached on
 * somebody's behalf.
 */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return (
    isIP(address) === 0 ||
    inside.check(mapped ?? address, isIP(mapped ?? address) === 4 ? 'ipv4' : 'ipv6')
  )
}

/**
 * A geocoder over HTTP. Its host is the installation's setting and nobody else's; the name is
 * resolved once, checked, and that very address is connected to, so that a second answer of the
 * name server changes nothing; redirects are not followed. `mayBeInside` lets an installation put
 * its own service on its own network.
 */
export const httpGeocoder =
  (baseUrl: string, { mayBeInside = false } = {}): Geocoder =>
  async (address) => {
    const url = new URL(baseUrl)
    for (const [name, value] of Object.entries(address)) url.searchParams.set(name, value)
    const found = await lookup(url.hostname.replace(/^\[|\]$/g, '')).catch(() => null)
    if (!found || (!mayBeInside && isInside(found.address))) throw apiError('Unavailable')
    const { status, body } = await get(url, found.address).catch(() => {
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

const get = (url: URL, address: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const family = isIP(address)
    const pinned = (
      _name: string,
      options: { all?: boolean },
      done: (error: null, found: unknown, family?: number) => void,
    ) => (options.all ? done(null, [{ address, family }]) : done(null, address, family))
    const request = (url.protocol === 'https:' ? https : http).get(
      url,
      {
        lookup: pinned as never,
        timeout: timeoutMs,
        headers: { accept: 'application/json' },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (answer) => {
        let body = ''
        answer
          .setEncoding('utf8')
          .on('data', (text: string) => {
            body += text
            if (body.length > maxBytes) request.destroy(new Error('too long'))
          })
          .on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
          .on('error', reject)
      },
    )
    request.on('timeout', () => request.destroy(new Error('too slow'))).on('error', reject)
  })
