import { LRUCache } from 'lru-cache'
import type { DrawnPage } from './view.ts'

const mostBytes = 64 * 1024 * 1024
const mostPageBytes = 1024 * 1024
/** An outdated number of places is shown for at most this long; the hold of a cart decides. */
const keptMs = 2000

/** Rendered pages by address, for all visitors; simultaneous requests for one load it once. */
export class PageCache {
  readonly #pages = new LRUCache<string, DrawnPage, () => Promise<DrawnPage>>({
    maxSize: mostBytes,
    maxEntrySize: mostPageBytes,
    sizeCalculation: ({ plain, br, gzip }) => plain.length + (br?.length ?? 0) + gzip.length,
    ttl: keptMs,
    fetchMethod: (_address, _outdated, { context: load }) => load(),
  })

  find(address: string): DrawnPage | undefined {
    return this.#pages.get(address)
  }

  /** The kept page, or the result of `load`. */
  load(address: string, load: () => Promise<DrawnPage>): Promise<DrawnPage> {
    return this.#pages.forceFetch(address, { context: load })
  }
}
