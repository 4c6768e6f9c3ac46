import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asset } from './assets.ts'
import { anyCart } from './kit/frame.ts'
import type { DrawnPage } from './view.ts'

const immutable = 'public, max-age=31536000, immutable'
type Encodings = Pick<DrawnPage, 'plain' | 'br' | 'gzip'>

/** Sends a page with the headers of ticket offices, which differ from those of the portal. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: DrawnPage) {
  reply.headers({
    'content-security-policy': policyOf(page.styleHash),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
    ...(page.refresh && { refresh: refreshOf(page.refresh) }),
  })
  return sendEncoded(request, reply.type('text/html; charset=utf-8'), page)
}

const refreshOf = ({ seconds, url }: NonNullable<DrawnPage['refresh']>): string =>
  url === null ? String(seconds) : `${seconds}; url=${url}`

/** A page that is kept for all visitors with a cart, in the cart of one of them. */
export function withCart(page: DrawnPage, cart: string): DrawnPage {
  const plain = Buffer.from(Buffer.from(page.plain).toString().replaceAll(anyCart, cart))
  const gzip = gzipSync(plain, { level: 1 })
  return { ...page, plain, gzip, br: null }
}

export const sendFile = (request: FastifyRequest, reply: FastifyReply, file: Asset) =>
  sendEncoded(request, reply.type(file.type).header('cache-control', immutable), file)

function sendEncoded({ headers }: FastifyRequest, reply: FastifyReply, content: Encodings) {
  const accepted = String(headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find(
    (name) => content[name] !== null && new RegExp(`\\b${name}\\b`).test(accepted),
  )
  const bytes = (encoding && content[encoding]) ?? content.plain
  if (encoding && bytes !== content.plain) reply.header('content-encoding', encoding)
  return reply.header('vary', 'accept-encoding').send(bytes)
}

const policyOf = (styleHash: string): string =>
  [
    "default-src 'none'",
    `style-src 'self' 'sha256-${styleHash}'`,
    "script-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
