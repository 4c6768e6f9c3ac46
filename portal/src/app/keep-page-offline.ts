const worker = '/offline-worker.js'

/** The pages that open without a network. */
type OfflinePage = '/validate' | '/sell/offline'

/** As the worker calls it, by the path below which it works. */
const cacheOf = (page: OfflinePage) => `guichet${page.replaceAll('/', '-')}`

/**
 * Keeps the files of this page for a reload without a network: they hold no data of anybody. What
 * an earlier version left goes.
 */
export async function keepPageOffline(path: OfflinePage): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(worker, { scope: path })
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) =>
          origin === location.origin &&
          (pathname.startsWith('/assets/') || /^\/[\w-]+\.(js|svg|json)$/.test(pathname)),
      )
      .map(({ pathname }) => pathname)
      .filter((file) => file !== worker)
    const wanted = new Set([...files, '/config.json', '/color-scheme.js', '/favicon.svg'])
    const kept = await caches.open(cacheOf(path))
    await kept.addAll([...wanted])
    const page = await fetch(path, { headers: { accept: 'text/html' } })
    if (page.ok) await kept.put(path, page)
    wanted.add(path)
    for (const { url } of await kept.keys())
      if (!wanted.has(new URL(url).pathname)) await kept.delete(url)
  } catch {
    // Without a place to keep them the page works as long as it stays open.
  }
}
