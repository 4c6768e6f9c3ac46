import { isIP } from 'node:net'

type IsTrusted = (address: string, hop: number) => boolean
/** None, so many hops from here, or addresses and networks: what Fastify's `trustProxy` takes. */
export type TrustedProxies = false | IsTrusted | string[]

const nearest =
  (hops: number): IsTrusted =>
  (_address, hop) =>
    hop < hops

/**
 * Reads TRUST_PROXY. With hops or addresses the client is who the nearest proxy that is not trusted
 * saw; the leftmost entry of X-Forwarded-For, which anybody may write, is never believed for its
 * place. @returns null when it cannot be read
 */
export function readTrustedProxies(given: string): TrustedProxies | null {
  if (given === 'off') return false
  if (given === 'on') return nearest(1)
  if (/^([1-9]|10)$/.test(given)) return nearest(Number(given))
  const networks = given.split(',').map((item) => item.trim())
  return networks.every(isNetwork) ? networks : null
}

/** An address, or a network as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (!family || more.length) return false
  // A network of everybody would believe anybody.
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  )
}
