import '@fastify/cookie'
import * as contract from '@guichet/contract/sign-in/refresh-token.ts'
import type { FastifyRequest } from 'fastify'
import { portalClient } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { businessesOf } from './businesses-of.ts'
import { answerTokens, chosenBusiness } from './create-token.ts'
import { reportReuse } from './report-reuse.ts'
import { rotateSession } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

/**
 * Returns a new pair for an old one. The business is the named one, or that of the expired token,
 * or the first.
 */
export const refreshToken = (signIn: SignIn) =>
  handle(contract.refreshToken, async ({ request, reply, requestId, inTenant }, { body }) => {
    const token = body.clientName === portalClient ? cookieOf(request, signIn) : body.refreshToken
    if (!token) throw apiError('SignInRequired')
    const session = await inTenant({ tenantId: null, accountId: null }, 'write', async (tx) => {
      const outcome = await rotateSession(tx, signIn.refreshKey, token)
      if (!('reusedOf' in outcome)) return outcome
      if (outcome.isFirst)
        await reportReuse(tx, { requestId, ...outcome.reusedOf, helpUrl: signIn.helpUrl })
      return null
    })
    if (!session) {
      request.log.warn(
        { event: 'refresh-token-reused' },
        'a spent refresh token came back: its session ended',
      )
      throw apiError('SignInRequired')
    }
    const asked =
      body.collaboratorPublicId ??
      (await businessOfExpired(signIn, body.expiredAccessToken, session.accountId))
    const scope = { tenantId: null, accountId: session.accountId }
    const associations = await inTenant(scope, 'read', ({ db }) =>
      businessesOf(db, session.accountId),
    )
    const tenantId = chosenBusiness(associations, asked)
    return answerTokens(signIn, reply, {
      clientName: body.clientName,
      claims: { ...session, tenantId },
      refreshToken: session.refreshToken,
    })
  })

/**
 * Refresh token of the cookie, accepted only from our own page: besides the strict same-site
 * cookie, the origin is checked.
 */
function cookieOf(request: FastifyRequest, signIn: SignIn): string | undefined {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  const isForeign =
    (origin !== undefined && origin !== signIn.publicUrl) ||
    (site !== undefined && site !== 'same-origin')
  if (isForeign) throw apiError('SignInRequired')
  return request.cookies[signIn.cookieName]
}

async function businessOfExpired(
  signIn: SignIn,
  token: string | undefined,
  accountId: string,
): Promise<string | undefined> {
  const claims = token ? await signIn.tokens.verifyExpired(token).catch(() => null) : null
  return claims?.accountId === accountId ? (claims.tenantId ?? undefined) : undefined
}
