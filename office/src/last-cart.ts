import type { FastifyReply, FastifyRequest } from 'fastify'
import { homePath, pathIn, placeOf } from './kit/frame.ts'

const name = 'guichet_cart'
const keptSeconds = 7 * 24 * 60 * 60
const token = /^[\w-]{32}$/

/**
 * The address of a page within the last cart of the visitor; null if they have none, or if the
 * address names a cart. The cookie is no right to anything: without it, as in frames of other
 * sites, a cart is found by its address alone.
 */
export function pageInLastCart({ cookies, url }: FastifyRequest): string | null {
  const last = cookies[name]
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
