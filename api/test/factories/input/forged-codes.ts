const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Order of the Ed25519 group: adding it to a signature gives another encoding of the same one. */
const order = 2n ** 252n + 27742317777372353535851937790883648493n

type Random = () => number
/** Numbers from a seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const below = (random: Random, count: number) => Math.floor(random() * count)

const joined = (payload: Buffer, signature: Buffer, prefix = 'G1') =>
  [prefix, payload.toString('base64url'), signature.toString('base64url')].join('.')
const withBit = (bytes: Buffer, random: Random) => {
  const changed = Buffer.from(bytes)
  changed[below(random, changed.length)]! ^= 1 << below(random, 8)
  return changed
}
const noise = (length: number, random: Random) =>
  Buffer.from(Array.from({ length }, () => below(random, 256)))

function withOrderAdded(signature: Buffer): Buffer {
  const [point, scalar] = [signature.subarray(0, 32), Buffer.from(signature.subarray(32))]
  const sum = BigInt(`0x${scalar.reverse().toString('hex')}`) + order
  return Buffer.concat([
    point,
    Buffer.from(sum.toString(16).padStart(64, '0').slice(-64), 'hex').reverse(),
  ])
}

type Parts = { code: string; other: string; payload: Buffer; signature: Buffer; random: Random }
/** Forgeries by an attacker who has valid codes but no key. */
const forgeries: readonly ((parts: Parts) => string)[] = [
  ({ payload, signature, random }) => joined(withBit(payload, random), signature),
  ({ payload, signature, random }) => joined(payload, withBit(signature, random)),
  ({ code, random }) => {
    const place = below(random, code.length)
    return `${code.slice(0, place)}${alphabet[below(random, 64)]}${code.slice(place + 1)}`
  },
  // The ticket of one code with the signature of another.
  ({ other, signature }) => joined(Buffer.from(other.split('.')[1]!, 'base64url'), signature),
  // The next generations of the ticket, under the old signature.
  ({ payload, signature, random }) => {
    const next = Buffer.from(payload)
    next.writeUInt16BE((next.readUInt16BE(32) + 1 + below(random, 9)) & 0xffff, 32)
    return joined(next, signature)
  },
  ({ payload, random }) => joined(payload, noise(64, random)),
  ({ payload, random }) => joined(payload, Buffer.alloc(64, below(random, 2) * 255)),
  ({ payload, signature }) => joined(payload, withOrderAdded(signature)),
  // The spare bits at the end of a base64url text, which decode to the same bytes.
  ({ code }) => {
    const last = alphabet.indexOf(code.at(-1)!)
    return `${code.slice(0, -1)}${alphabet[last ^ 1]}`
  },
  ({ code, random }) => code.slice(0, 1 + below(random, code.length - 1)),
  ({ code, random }) => `${code}${alphabet[below(random, 64)]}`,
  ({ payload, signature, random }) =>
    joined(payload, signature, ['G0', 'G2', 'g1', 'GI', 'G1 ', ''][below(random, 6)]),
  ({ code }) => code.replaceAll('.', '..'),
  ({ payload, signature }) =>
    ['G1', payload.toString('base64'), signature.toString('base64')].join('.'),
  ({ random }) => joined(noise(34, random), noise(64, random)),
]

/** Forged codes that resemble valid ones; forgeries equal to their original are left out. */
export function forgedCodes(good: readonly string[], count: number, seed: number): string[] {
  const random = randomFrom(seed)
  const known = new Set(good)
  const forged: string[] = []
  while (forged.length < count) {
    const code = good[below(random, good.length)]!
    const other = good[below(random, good.length)]!
    const [, payload, signature] = code.split('.').map((part) => Buffer.from(part, 'base64url'))
    const forge = forgeries[below(random, forgeries.length)]!
    const made = forge({ code, other, payload: payload!, signature: signature!, random })
    if (!known.has(made)) forged.push(made)
  }
  return forged
}
