import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type default as Provider } from 'oidc-provider'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { type DrawPage, pageLanguage, problem } from './page.ts'
import { signInMessages } from './sign-in.messages.ts'

/** Whether the sign-in of a page is still open in this browser. */
export async function interactionIsAlive(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  try {
    const { uid } = await provider.interactionDetails(request.raw, reply.raw)
    return uid === (request.params as { uid: string }).uid
  } catch (error) {
    // An unavailable database gives no information about the sign-in.
    if (error instanceof errors.OIDCProviderError) return false
    throw error
  }
}

export function showExpired(draw: DrawPage, request: FastifyRequest, reply: FastifyReply) {
  const language = pageLanguage(request)
  const messages = signInMessages[language]
  return reply
    .code(410)
    .type('text/html')
    .send(
      draw({
        language,
        title: messages.signIn,
        otherLanguageUrl: '/',
        body: `${problem(messages.expired)}<p><a href="/">${escapeHtml(messages.startAgain)}</a></p>`,
      }),
    )
}
