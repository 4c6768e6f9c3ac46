/**
 * Origin of a request for limits: an IPv4 address, or the first half of an IPv6 one, as a single
 * subscriber has all 2^64 addresses of that half. A reset connection has no address any more; all
 * of those share one origin.
 */
export function clientPlace(address: string | undefined): string {
  if (address === undefined) return 'reset'
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [left = '', right = ''] = address.toLowerCase().split('::')
  const [head, tail] = [left, right].map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - head!.length - tail!.length) }, () => '0')
  return `${[...head!, ...zeros, ...tail!].slice(0, 4).join(':')}::/64`
}
