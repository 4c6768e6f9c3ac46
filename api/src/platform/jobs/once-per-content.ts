import { createHash } from 'node:crypto'

const mostResults = 60

/**
 * Caches results by content in the memory of the thread: a logo is resized once, not for each
 * email. The cache is cleared when it is full; failures are not cached.
 */
export function oncePerContent<T>(
  work: (bytes: Uint8Array) => Promise<T>,
): (bytes: Uint8Array) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (bytes) => {
    const name = createHash('sha256').update(bytes).digest('base64')
    const kept = known.get(name)
    if (kept) return kept
    if (known.size >= mostResults) known.clear()
    const done = work(bytes)
    known.set(name, done)
    done.catch(() => known.delete(name))
    return done
  }
}
