import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asset } from './assets.ts'
import { anyCart, anyPieces } from './kit/frame.ts'
import type { DrawnPage } from './view.ts'

type Encodings = Pick<DrawnPage, 'plain' | 'br' | 'gzip'>

/** Sends a page with the headers of ticket offices, which differ from those of the portal. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: DrawnPage) {
  // The policy names the sites that may show the page in a frame, which this header cannot.
  reply.removeHeader('x-frame-options').headers({
    'content-security-policy': policyOf(page),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
    ...(page.refresh && mayLeadOn(request, page.refresh) && { refresh: refreshOf(page.refresh) }),
  })
  return sendEncoded(request, reply.type('text/html; charset=utf-8'), page)
}

const framedDestinations = new Set(['iframe', 'frame', 'embed', 'object'])
/** Whether the browser shows the answer in a frame of another page. */
export const isFramed = ({ headers }: FastifyRequest): boolean =>
  framedDestinations.has(String(headers['sec-fetch-dest']))

/** Providers of payments refuse frames, so that a page in one has a link that leaves it. */
const mayLeadOn = (request: FastifyRequest, { url }: NonNullable<DrawnPage['refresh']>): boolean =>
  url === null || !isFramed(request)

const refreshOf = ({ seconds, url }: NonNullable<DrawnPage['refresh']>): string =>
  url === null ? String(seconds) : `${seconds}; url=${url}`

/** A page that is kept for all visitors with a cart, in the cart of one of them. */
export function withCart(page: DrawnPage, own: { cart: string; pieces: number }): DrawnPage {
  const html = Buffer.from(page.plain)
    .toString()
    .replaceAll(anyCart, own.cart)
    .replaceAll(anyPieces, own.pieces > 0 ? `\u00a0(${own.pieces})` : '')
  const plain = Buffer.from(html)
  const gzip = gzipSync(plain, { level: 1 })
  return { ...page, plain, gzip, br: null }
}

const immutable = 'public, max-age=31536000, immutable'
export const sendFile = (request: FastifyRequest, reply: FastifyReply, file: Asset) =>
  sendEncoded(request, reply.type(file.type).header('cache-control', immutable), file)

/** Sends the script that other sites load: its address stays, so that it is kept for an hour. */
export function sendEmbedScript(request: FastifyRequest, reply: FastifyReply, file: Asset) {
  const etag = `"${file.hash}"`
  reply.headers({
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    etag,
  })
  return request.headers['if-none-match'] === etag
    ? reply.code(304).send()
    : sendEncoded(request, reply.type(file.type), file)
}

function sendEncoded({ headers }: FastifyRequest, reply: FastifyReply, content: Encodings) {
  const accepted = String(headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find(
    (name) => content[name] !== null && new RegExp(`\\b${name}\\b`).test(accepted),
  )
  const bytes = (encoding && content[encoding]) ?? content.plain
  if (encoding && bytes !== content.plain) reply.header('content-encoding', encoding)
  return reply.header('vary', 'accept-encoding').send(bytes)
}

const policyOf = ({ styleHash, frameAncestors }: DrawnPage): string =>
  [
    "default-src 'none'",
    `style-src 'self' 'sha256-${styleHash}'`,
    "script-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
