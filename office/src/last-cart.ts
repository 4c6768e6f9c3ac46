import type { FastifyReply, FastifyRequest } from 'fastify'
import { homePath, pathIn, placeOf } from './kit/frame.ts'
import { isFramed } from './send-page.ts'

const name = 'guichet_cart'
const keptSeconds = 7 * 24 * 60 * 60
/** Token of the cart and, after a point, its pieces when last shown, which older cookies lack. */
const value = /^([\w-]{32})(?:\.(\d{1,3}))?$/

function lastCartOf({ cookies }: Pick<FastifyRequest, 'cookies'>) {
  const [, cart, pieces] = value.exec(cookies[name] ?? '') ?? []
  return cart === undefined ? null : { cart, pieces: Number(pieces ?? 0) }
}

/**
 * The address of a page within the last cart of the visitor; null if they have none, or if the
 * address names a cart, or if the page is in a frame, whose site may not be one that shows carts.
 * The cookie is no right to anything: without it, as in frames of other sites, a cart is found by
 * its address alone.
 */
export function pageInLastCart(request: FastifyRequest): string | null {
  const last = isFramed(request) ? null : lastCartOf(request)
  const place = placeOf(request.url)
  if (last === null || place.cart !== null) return null
  const within = { ...place, cart: last.cart }
  return place.rest === ''
    ? homePath(place.language, within)
    : pathIn(place.language, within, place.rest)
}

const ofOffice = (url: string) => ({ path: placeOf(url).officePath })

/**
 * Pieces that the visitor last saw in the cart of a page; 0 if unknown, as in frames of other
 * sites. It saves a read of the cart for each page.
 */
export function piecesInLastCart(request: FastifyRequest): number {
  const last = lastCartOf(request)
  return last !== null && last.cart === placeOf(request.url).cart ? last.pieces : 0
}

/**
 * Remembers the cart of a page as the last one of the visitor in this office.
 *
 * @param pieces Undefined on a page that does not show them
 */
export function rememberCart(request: FastifyRequest, reply: FastifyReply, pieces?: number): void {
  const { url } = request
  const cart = placeOf(url).cart!
  reply.setCookie(name, `${cart}.${pieces ?? piecesInLastCart(request)}`, {
    ...ofOffice(url),
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: keptSeconds,
  })
}

/** Forgets the cart of a page, which is sold or does not exist. */
export function forgetCart(request: FastifyRequest, reply: FastifyReply): void {
  const { url } = request
  if (lastCartOf(request)?.cart === placeOf(url).cart) reply.clearCookie(name, ofOffice(url))
}
