import type { CartState } from './cart-state.ts'

const cartPath = /^(\/b\/[^/]+)(\/en)?(?:\/cart\/([\w-]{32})|)(?=\/|$)(.*)$/

/** Storage of the tab for this site within the other one; null where a browser refuses it. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/**
 * Keeps the cart of a visitor in the frame of a site that may show it. Frames have no cookies, and
 * a dialog that was closed begins at its first page again: the storage of the tab knows the cart.
 *
 * @param state Undefined on a page that says that another one cannot be shown
 */
export function followCart(state: CartState | undefined): void {
  for (const form of document.querySelectorAll('form[target]')) form.removeAttribute('target')
  const storage = tabStorage()
  const place = cartPath.exec(window.location.pathname)
  if (!storage || !place) return
  const [, office, english = '', cart, rest] = place
  const key = `guichet-cart ${office}`
  const last = storage.getItem(key)
  if (state === 'open') storage.setItem(key, cart!)
  else if (state === 'none' && last) {
    const { search, hash } = window.location
    const path = `${office}${english}/cart/${last}${rest || '/offers'}`
    window.location.replace(path + search + hash)
  } else if (cart === last && !rest) storage.removeItem(key)
}
