import type { FastifyReply, FastifyRequest } from 'fastify'
import { homePath, pathIn, placeOf } from './kit/frame.ts'
import { isFramed } from './send-page.ts'

const name = 'guichet_cart'
const keptSeconds = 7 * 24 * 60 * 60
const token = /^[\w-]{32}$/

/**
 * The address of a page within the last cart of the visitor; null if they have none, or if the
 * address names a cart, or if the page is in a frame, whose site may not be one that shows carts.
 * The cookie is no right to anything: without it, as in frames of other sites, a cart is found by
 * its address alone.
 */
export function pageInLastCart(request: FastifyRequest): string | null {
  const { cookies, url } = request
  const last = isFramed(request) ? undefined : cookies[name]
  const place = placeOf(url)
  if (!last || !token.test(last) || place.cart !== null) return null
  const within = { ...place, cart: last }
  return place.rest === ''
    ? homePath(place.language, within)
    : pathIn(place.language, within, place.rest)
}

const ofOffice = (url: string) => ({ path: placeOf(url).officePath })

/** Remembers the cart of a page as the last one of the visitor in this office. */
export function rememberCart({ url, protocol }: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(name, placeOf(url).cart!, {
    ...ofOffice(url),
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https',
    maxAge: keptSeconds,
  })
}

/** Forgets the cart of a page, which is sold or does not exist. */
export function forgetCart({ cookies, url }: FastifyRequest, reply: FastifyReply): void {
  if (cookies[name] === placeOf(url).cart) reply.clearCookie(name, ofOffice(url))
}
