/**
 * Deterministic random source: the same seed gives the same values. The demo data uses no other
 * randomness.
 */
export type Random = {
  /** In [0, 1). */
  next: () => number
  /** An integer in [low, high]. */
  int: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(from: readonly T[]) => T
  weighted: <T>(from: readonly T[], weightOf: (each: T) => number) => T
  /** In the format of a UUIDv7 of that time. */
  id: (milliseconds: number) => string
  digits: (count: number) => string
}

export function randomOf(seed: string): Random {
  const word = textsOf(seed)
  const int = (low: number, high: number) =>
    low + Math.floor((word() / 4_294_967_296) * (high - low + 1))
  const next = () => word() / 4_294_967_296
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (from) => from[int(0, from.length - 1)]!,
    weighted: (from, weightOf) => {
      let at = next() * from.reduce((sum, each) => sum + weightOf(each), 0)
      return from.find((each) => (at -= weightOf(each)) < 0) ?? from.at(-1)!
    },
    id: (milliseconds) => uuidOf(milliseconds, word(), word(), word()),
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
  }
}

const hex = (word: number, digits: number) =>
  (word >>> 0)
    .toString(16)
    .padStart(8, '0')
    .slice(8 - digits)

function uuidOf(milliseconds: number, a: number, b: number, c: number): string {
  const time = Math.max(0, Math.floor(milliseconds)).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(a, 3)}-${'89ab'[b >>> 30]}${hex(b, 3)}-${hex(a >>> 12, 4)}${hex(c, 8)}`
}

/** Sfc32, its four words seeded by an FNV hash: small, fast and good enough for demo data. */
function textsOf(seed: string): () => number {
  let hash = 2_166_136_261
  const mixed = () => {
    for (const character of `${seed}.`)
      hash = Math.imul(hash ^ character.codePointAt(0)!, 16_777_619)
    return hash >>> 0
  }
  let [a, b, c, count] = [mixed(), mixed(), mixed(), 1]
  const word = () => {
    const sum = (a + b + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let warm = 0; warm < 12; warm++) word()
  return word
}
