// Caches the files of a page that opens offline, for a reload; responses of the API are not cached.
// Each such page has its own worker, below its path, and fills the cache itself
// (app/offline/keep-page-offline.ts); files that are loaded later are added.
const page = new URL(self.registration.scope).pathname
const cacheName = `guichet${page.replaceAll('/', '-')}`

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const kept = async (path) => (await caches.open(cacheName)).match(path)

/** From the network, or from the cache when offline. */
async function networkFirst(request, path) {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await kept(path)
    if (found) return found
    throw error
  }
}
/** From the cache first: the names of these files contain hashes of their content. */
async function keptFirst(request, path) {
  const found = await kept(path)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(cacheName)).put(path, answer.clone())
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, page))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request, pathname))
  else if (/^\/[\w-]+\.(js|svg|json)$/.test(pathname))
    event.respondWith(networkFirst(request, pathname))
})
