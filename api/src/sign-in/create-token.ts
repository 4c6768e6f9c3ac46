import '@fastify/cookie'
import type { AccessType } from '@guichet/contract/access.ts'
import * as contract from '@guichet/contract/sign-in/create-token.ts'
import type { FastifyReply } from 'fastify'
import { portalClient } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Handler } from '../platform/http/contexts.ts'
import {
  businessesOf,
  canEnter,
  canSchedule,
  canValidate,
  isGranted,
  type Association,
} from './businesses-of.ts'
import { deviceSecretOf, recordDevice, notifyOfNewDevice } from './devices.ts'
import { assertProven, lockedSince } from './lock-browser.ts'
import { accountOf } from './provider/link-account.ts'
import { openSession } from './sessions.ts'
import { bearerOf, type SignIn } from './sign-in.ts'

/**
 * Exchanges the provider's access token for a pair of this API, for the person that the provider
 * identifies only.
 */
export const createToken = (signIn: SignIn) =>
  handle(contract.createToken, async ({ request, reply, inTenant }, { body }) => {
    const bearer = bearerOf(request)
    const subject = bearer && (await signIn.subjectOf(bearer))
    if (!subject) throw apiError('SignInRequired')
    const accountId = await inTenant({ tenantId: null, accountId: null }, 'write', ({ db }) =>
      accountOf(db, subject, signIn.provider !== null),
    )
    if (!accountId) throw apiError('NoAccess')
    if (body.userPublicId && body.userPublicId !== accountId)
      throw apiError('ForgedActor', { field: 'userPublicId' })
    const associations = await inTenant({ tenantId: null, accountId }, 'read', ({ db }) =>
      businessesOf(db, accountId),
    )
    const granting = await grantingOf(inTenant, associations, { accountId, ...body })
    const tenantId = chosenBusiness(granting, body.collaboratorPublicId)
    const { clientName } = body
    // Only browsers keep the device cookie.
    const isBrowser = clientName === portalClient
    const secret = deviceSecretOf(request.cookies[signIn.deviceCookieName])
    const userAgent = request.headers['user-agent']
    // Signing uses a thread, so the token is created after the transaction.
    const { refreshToken, ...claims } = await inTenant(
      { tenantId: null, accountId },
      'write',
      async (tx) => {
        const { origin, hasSecondFactor } = subject
        if (origin) await assertProven(tx.db, origin)
        const lockedAt = origin ? null : await lockedSince(tx.db, tx.now, accountId)
        const device = isBrowser ? await recordDevice(tx, { accountId, secret, userAgent }) : null
        if (device?.isNew) await notifyOfNewDevice(tx, signIn, accountId, device)
        const deviceId = device?.deviceId ?? null
        const secondFactorAt = hasSecondFactor ? tx.now : null
        const session = { accountId, clientName, origin, deviceId, secondFactorAt, lockedAt }
        const opened = await openSession(tx, signIn.refreshKey, session)
        return { ...opened, accountId, tenantId }
      },
    )
    const pair = await answerTokens(signIn, reply, { clientName, claims, refreshToken })
    if (isBrowser) keepDeviceCookie(signIn, reply, secret)
    return pair
  })

const deviceCookieDays = 400

/**
 * Sets the device cookie, which outlives the session: it identifies a browser, and grants no
 * access.
 */
function keepDeviceCookie(signIn: SignIn, reply: FastifyReply, secret: string): void {
  reply.setCookie(signIn.deviceCookieName, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: signIn.deviceCookieName.startsWith('__Host-'),
    maxAge: deviceCookieDays * 86_400,
  })
}

/**
 * Businesses of a person that grant the requested access type.
 *
 * @throws NoAccess when the named one does not, or none does
 */
async function grantingOf(
  inTenant: Parameters<Handler<typeof contract.createToken>>[0]['inTenant'],
  associations: Association[],
  {
    accountId,
    accessType,
    collaboratorPublicId: named,
  }: {
    accountId: string
    accessType?: AccessType | undefined
    collaboratorPublicId?: string | undefined
  },
): Promise<Association[]> {
  if (!accessType) return associations
  const granting: Association[] = []
  for (const association of associations) {
    const { tenantId } = association
    const scope = { tenantId, accountId }
    if (await inTenant(scope, 'read', ({ db }) => isGranted(db, scope, accessType)))
      granting.push(association)
  }
  const isNamed = (each: Association) => each.tenantId === named
  if (granting.length === 0 || (associations.some(isNamed) && !granting.some(isNamed)))
    throw apiError('NoAccess', { access: [accessType] })
  return granting
}

/**
 * The named business if the person may enter it or validate at its gates (otherwise it does not
 * exist for them), or by default the first one: of those with a page of the portal, then with a
 * gate, then with the task manager.
 */
export function chosenBusiness(
  associations: Association[],
  asked: string | undefined,
): string | null {
  const open = [canEnter, canValidate, canSchedule].flatMap((may) => associations.filter(may))
  if (asked === undefined) return open[0]?.tenantId ?? null
  const found = open.find(({ tenantId }) => tenantId === asked)
  if (!found) throw apiError('NotFound')
  return found.tenantId
}

/** Sends the pair to its client: `refreshToken` is `in-cookie` for the portal. */
export async function answerTokens(
  signIn: SignIn,
  reply: FastifyReply,
  {
    clientName,
    claims,
    refreshToken,
  }: {
    clientName: string
    claims: Parameters<SignIn['tokens']['mint']>[0]
    refreshToken: string
  },
) {
  reply.header('cache-control', 'no-store')
  const accessToken = await signIn.tokens.mint(claims)
  // The portal's refresh token is in a cookie that scripts cannot read.
  if (clientName !== portalClient) return { accessToken, refreshToken }
  reply.setCookie(signIn.cookieName, refreshToken, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: signIn.cookieName.startsWith('__Host-'),
    maxAge: 14 * 86_400,
  })
  return { accessToken, refreshToken: 'in-cookie' }
}
