import { isIP } from 'node:net'

type IsTrusted = (address: string, hop: number) => boolean
/** None, a number of hops, or addresses and networks: values of Fastify's `trustProxy`. */
export type TrustedProxies = false | IsTrusted | string[]

const nearest =
  (hops: number): IsTrusted =>
  (_address, hop) =>
    hop < hops

/**
 * Parses TRUST_PROXY. With hops or addresses the client is the peer of the nearest proxy that is
 * not trusted; the leftmost entry of X-Forwarded-For, which anybody can write, is never trusted by
 * its position.
 *
 * @returns Null when it is invalid
 */
export function readTrustedProxies(given: string): TrustedProxies | null {
  if (given === 'off') return false
  if (given === 'on') return nearest(1)
  if (/^([1-9]|10)$/.test(given)) return nearest(Number(given))
  const networks = given.split(',').map((item) => item.trim())
  return networks.every(isNetwork) ? networks : null
}

/** Whether a text is an address, or a network as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (!family || more.length) return false
  // A network of 0 bits would trust everybody.
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  )
}
