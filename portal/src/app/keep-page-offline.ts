const cacheName = 'guichet-validate'

/**
 * Keeps the files of this page for a reload without a network: they hold no data of anybody. What
 * an earlier version left goes.
 */
export async function keepPageOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/validate-worker.js', { scope: '/validate' })
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) =>
          origin === location.origin &&
          (pathname.startsWith('/assets/') || /^\/[\w-]+\.(js|svg|json)$/.test(pathname)),
      )
      .map(({ pathname }) => pathname)
      .filter((path) => path !== '/validate-worker.js')
    const wanted = new Set([...files, '/config.json', '/color-scheme.js'])
    const kept = await caches.open(cacheName)
    await kept.addAll([...wanted])
    const page = await fetch('/validate', { headers: { accept: 'text/html' } })
    if (page.ok) await kept.put('/validate', page)
    wanted.add('/validate')
    for (const { url } of await kept.keys())
      if (!wanted.has(new URL(url).pathname)) await kept.delete(url)
  } catch {
    // Without a place to keep them the page works as long as it stays open.
  }
}
