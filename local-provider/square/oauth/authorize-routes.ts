import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf, sendPage } from '../../pages/page-layout.ts'
import { readFormBody } from '../../pages/take-card.ts'
import type { SquareProvider } from '../square-provider.ts'
import { allow, deny, readRequest, type PermissionRequest } from './ask-permission.ts'
import { authorizePage, wrongRequestPage } from './authorize-page.ts'

type ToAuthorize = { Querystring: Record<string, string | undefined>; Body: string | undefined }

/** Page on which a merchant grants permissions. */
export function authorizeRoutes(app: FastifyInstance, provider: SquareProvider): void {
  app.get<ToAuthorize>('/oauth2/authorize', async (request, reply) => {
    const asked = askedOf(provider, request, reply)
    if (!asked) return reply
    const language = languageOf(request, request.query.locale)
    const merchants = [...provider.store.merchants.values()].map(({ merchant }) => merchant)
    return sendPage(reply, authorizePage(language, asked.scopes, merchants), [asked.returnsTo])
  })
  app.post<ToAuthorize>('/oauth2/authorize', async (request, reply) => {
    const asked = askedOf(provider, request, reply)
    if (!asked) return reply
    const { decision, merchant } = readFormBody(request.body)
    const known = provider.store.merchants.has(merchant ?? '') ? merchant : undefined
    const to = decision === 'allow' ? allow(provider, asked, known).url : deny(asked)
    return reply.redirect(to, 303)
  })
}

/** The request if it is valid; otherwise sends an error page and returns null. */
function askedOf(
  provider: SquareProvider,
  request: FastifyRequest<ToAuthorize>,
  reply: FastifyReply,
): PermissionRequest | null {
  const asked = readRequest(provider, request.query)
  if (!asked)
    void sendPage(reply.code(400), wrongRequestPage(languageOf(request, request.query.locale)))
  return asked
}
