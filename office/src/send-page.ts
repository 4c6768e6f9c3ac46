import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asset } from './assets.ts'
import type { DrawnPage } from './view.ts'

const immutable = 'public, max-age=31536000, immutable'
type Encodings = Pick<Asset, 'plain' | 'br' | 'gzip'>

/** Sends a page with the headers of ticket offices, which differ from those of the portal. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: DrawnPage) {
  reply.headers({
    'content-security-policy': policyOf(page.styleHash),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  })
  return sendEncoded(request, reply.type('text/html; charset=utf-8'), page)
}

export const sendFile = (request: FastifyRequest, reply: FastifyReply, file: Asset) =>
  sendEncoded(request, reply.type(file.type).header('cache-control', immutable), file)

function sendEncoded({ headers }: FastifyRequest, reply: FastifyReply, content: Encodings) {
  const accepted = String(headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b`).test(accepted),
  )
  const bytes = content[encoding ?? 'plain']
  if (encoding && bytes !== content.plain) reply.header('content-encoding', encoding)
  return reply.header('vary', 'accept-encoding').send(bytes)
}

const policyOf = (styleHash: string): string =>
  [
    "default-src 'none'",
    `style-src 'self' 'sha256-${styleHash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
