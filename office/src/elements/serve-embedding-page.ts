import type { CartState } from './cart-state.ts'
import type { FromFrame, FromSite } from './embed-messages.ts'
import { followCart } from './follow-cart.ts'

/**
 * Serves the page of another site that shows this one in a frame with `embed.js`: it learns the
 * height of this page and that Escape was pressed. Only a site that the business lists keeps the
 * cart in its frame. Nothing but `ready` is sent before the origin of that page is known.
 */
export function serveEmbeddingPage(): void {
  if (window.parent === window) return
  const { cart, embeddingSites = '' } = document.body.dataset
  const sites = embeddingSites.split(' ')
  let site: string | null = null
  const send = (message: FromFrame, to = site) => {
    if (to !== null) window.parent.postMessage(message, to)
  }
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    // The origin of a page without one, such as a file, cannot be answered.
    if (site !== null || source !== window.parent || !/^https?:/.test(origin) || !isHello(data))
      return
    site = origin
    // A site that is itself in a frame of another one does not decide.
    if (sites.includes(origin) && window.parent === window.top) followCart(cart as CartState)
    if (data.fits) tellSize(send, cart !== 'sold')
  })
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) send({ guichet: 'close' })
  })
  send({ guichet: 'ready' }, '*')
}

const isHello = (data: unknown): data is FromSite =>
  typeof data === 'object' && data !== null && 'guichet' in data && data.guichet === 'hello'

/**
 * Sends the height whenever it changes. It is that of the content, which no height of the frame
 * changes, so that the two never chase each other. The page of an order, which reloads, does not
 * scroll the page around it.
 */
function tellSize(send: (message: FromFrame) => void, isShown: boolean): void {
  document.documentElement.style.overflowY = 'hidden'
  let sentHeight = 0
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (height === sentHeight) return
    const target = document.querySelector(':target')?.getBoundingClientRect().top ?? 0
    const top =
      isShown && sentHeight === 0 ? Math.max(0, Math.round(target + window.scrollY)) : null
    send({ guichet: 'size', height, top })
    sentHeight = height
  }).observe(document.body)
}
