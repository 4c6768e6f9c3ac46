const worker = '/offline-worker.js'

/** Pages that open offline. */
type OfflinePage = '/validate' | '/sell/offline'

/** Name of the cache, as in the service worker: derived from the path of its scope. */
const cacheOf = (page: OfflinePage) => `guichet${page.replaceAll('/', '-')}`

/**
 * Caches the files of this page for an offline reload: they contain no personal data. Files of an
 * earlier version are deleted.
 */
export async function keepPageOffline(path: OfflinePage): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    // A page that opens without a network may be locked; its screen is one of the files below.
    await import('../session/lock-screen.tsx')
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
    // Without a cache, the page works as long as it stays open.
  }
}
