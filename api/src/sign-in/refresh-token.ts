import '@fastify/cookie'
import type { refreshToken as wire } from '@guichet/contract/authorization/refresh-token.ts'
import type { FastifyRequest } from 'fastify'
import { portalClient } from '../platform/actor.ts'
import type { Deed } from '../platform/mount.ts'
import { refuse } from '../platform/refuse.ts'
import { businessesOf } from './businesses-of.ts'
import { answerTokens, chosenBusiness } from './create-token.ts'
import { rotateSession } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

/** A new pair for an old one. The business is the named one, or that of the expired token, or the first. */
export const refreshToken = (signIn: SignIn): Deed<typeof wire> => async ({ request, reply, inTenant }, { body }) => {
  const token = body.clientName === portalClient ? cookieOf(request, signIn) : body.refreshToken
  if (!token) throw refuse('SignInRequired')
  const session = await inTenant({ tenantId: null, accountId: null }, 'write', (tx) => rotateSession(tx, signIn.refreshKey, token))
  if (!session) {
    request.log.warn({ event: 'refresh-token-reused' }, 'a spent refresh token came back: its session ended')
    throw refuse('SignInRequired')
  }
  const asked = body.collaboratorPublicId ?? await businessOfExpired(signIn, body.expiredAccessToken, session.accountId)
  const tenantId = chosenBusiness(await inTenant({ tenantId: null, accountId: session.accountId }, 'read', ({ db }) => businessesOf(db, session.accountId)), asked)
  return answerTokens(signIn, reply, body.clientName, { ...session, tenantId }, session.refreshToken)
}

/** The cookie counts only when our own page sends it: strict same-site is the first lock, the origin the second. */
function cookieOf(request: FastifyRequest, signIn: SignIn): string | undefined {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if ((origin !== undefined && origin !== signIn.publicUrl) || (site !== undefined && site !== 'same-origin')) throw refuse('SignInRequired')
  return request.cookies[signIn.cookieName]
}

async function businessOfExpired(signIn: SignIn, token: string | undefined, accountId: string): Promise<string | undefined> {
  const claims = token ? await signIn.tokens.verifyExpired(token).catch(() => null) : null
  return claims?.accountId === accountId ? claims.tenantId ?? undefined : undefined
}
