import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP } from 'node:net'

/** Source: the special-purpose address registries of the IANA (RFC 6890). */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  // Sinks of queries for private names, and multicast relays.
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  // Protocols of the IETF: Teredo, benchmarks, ORCHID.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, bits, 'ipv6')
/** Globally reachable IPv6 addresses; all others are local or unassigned. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an address is of a host, a local network or unassigned, so that it must not be called for
 * users.
 */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return inside.check(mapped, 'ipv4')
  if (isIP(address) === 4) return inside.check(address, 'ipv4')
  return isIP(address) === 0 || !global.check(address, 'ipv6') || inside.check(address, 'ipv6')
}

/** Current IP address of a URL. @throws Error when its name does not resolve */
export const addressOf = async (url: URL): Promise<string> =>
  (await lookup(url.hostname.replace(/^\[|\]$/g, ''))).address

type Options = {
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  timeoutMs: number
  /** Maximum size; a longer answer is an error, or with `isCut` truncated. */
  maxBytes: number
  isCut?: boolean
}

/**
 * Sends a request to an address that was resolved and checked before, so that a second DNS answer
 * has no effect; redirects are not followed.
 */
export const requestPinned = (
  url: URL,
  address: string,
  { method = 'GET', headers, body: sent, timeoutMs, maxBytes, isCut = false }: Options,
) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const family = isIP(address)
    const pinned = (
      _name: string,
      options: { all?: boolean },
      done: (error: null, found: unknown, family?: number) => void,
    ) => (options.all ? done(null, [{ address, family }]) : done(null, address, family))
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method,
        lookup: pinned as never,
        timeout: timeoutMs,
        headers,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (answer) => {
        let body = ''
        const end = () => resolve({ status: answer.statusCode ?? 0, body })
        answer
          .setEncoding('utf8')
          .on('data', (text: string) => {
            body += text
            if (body.length <= maxBytes) return
            if (!isCut) return void request.destroy(new Error('too long'))
            body = body.slice(0, maxBytes)
            end()
            request.destroy()
          })
          .on('end', end)
          .on('error', reject)
      },
    )
    request.on('timeout', () => request.destroy(new Error('too slow'))).on('error', reject)
    request.end(sent)
  })
