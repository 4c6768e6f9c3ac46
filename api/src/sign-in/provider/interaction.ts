import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type default as Provider } from 'oidc-provider'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { type DrawPage, pageLanguage, problem, textOf } from './page.ts'
import { signInMessages } from './sign-in.messages.ts'

/**
 * The sign-in of a page, while it is open in this browser; null otherwise. `hint` is the email that
 * the portal has sent along.
 */
export async function openInteraction(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ hint: string } | null> {
  try {
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw)
    if (uid !== (request.params as { uid: string }).uid) return null
    return { hint: textOf(params, 'login_hint', 200) }
  } catch (error) {
    // An unavailable database gives no information about the sign-in.
    if (error instanceof errors.OIDCProviderError) return null
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
