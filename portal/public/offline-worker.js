// The files of a page that opens without a network, for its reload: nothing of the API is kept. Each
// such page has this worker for itself, below its own path, and puts its files there itself
// (app/keep-page-offline.ts); those that are fetched later come beside them.
const page = new URL(self.registration.scope).pathname
const cacheName = `guichet${page.replaceAll('/', '-')}`

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const kept = async (path) => (await caches.open(cacheName)).match(path)

/** From the network; where there is none, as it was kept. */
async function networkFirst(request, path) {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await kept(path)
    if (found) return found
    throw error
  }
}
/** These files have their content in their name. */
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
