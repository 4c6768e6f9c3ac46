import { problems } from '@guichet/contract/problems.ts'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, {
  type ClientMetadata,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import type pg from 'pg'
import { problemOf } from '../../platform/http/problem.ts'
import type { SealingKeys } from '../../platform/secrets/secrets.ts'
import { isId } from '../../platform/values/ids.ts'
import { digestOf, oidcAdapter } from './oidc-adapter.ts'
import { providerPages } from './provider-pages.ts'

const days14 = 14 * 86_400
const secondsToLive = {
  AccessToken: 900,
  IdToken: 900,
  AuthorizationCode: 60,
  Interaction: 3600,
  RefreshToken: days14,
  Session: days14,
  Grant: days14,
}
type ProviderOptions = {
  pool: pg.Pool
  publicUrl: string
  sealingKeys: SealingKeys
  clientId: string
  isPublicDemo: boolean
  jwk: string
  cookieKey: string
}

export async function makeJwk(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return JSON.stringify({
    ...(await exportJWK(privateKey)),
    kid: 'guichet-1',
    use: 'sig',
    alg: 'ES256',
  })
}

/**
 * Creates the embedded OpenID provider: authorization code with PKCE, one first-party public
 * client, no consent page.
 */
export function openIdProvider({
  pool,
  publicUrl,
  sealingKeys,
  clientId,
  isPublicDemo,
  jwk,
  cookieKey,
}: ProviderOptions): Provider {
  const cookie = {
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: publicUrl.startsWith('https:'),
  }
  const { logoutPage, errorPage } = providerPages({ isPublicDemo })
  const provider = new Provider(`${publicUrl}/oidc`, {
    adapter: oidcAdapter(pool, sealingKeys),
    jwks: { keys: [JSON.parse(jwk)] },
    cookies: { keys: [cookieKey], long: cookie, short: cookie },
    pkce: { required: () => true },
    clients: [portalAt(publicUrl, clientId)],
    claims: { openid: ['sub'], profile: ['name', 'locale', 'email', 'email_verified'] },
    findAccount: accountFinder(pool),
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async () => true },
      introspection: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => {
          ctx.body = logoutPage(ctx, form)
        },
        postLogoutSuccessSource: async (ctx) => {
          ctx.redirect('/')
        },
      },
    },
    // The portal requests its tokens with its own origin in the header; scripts of other origins
    // are rejected.
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: secondsToLive,
    interactions: { url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    loadExistingGrant: grantWithoutConsent,
    renderError: async (ctx, out, error) => {
      ctx.type = 'html'
      ctx.body = errorPage(ctx, out.error, isBusy(error))
    },
  })
  provider.on('server_error', (ctx, error) => {
    if (isBusy(error)) comeBack(ctx)
  })
  // The module passes requests with our own forwarding headers: the public address, regardless of
  // the caller's.
  provider.proxy = true
  provider.use(answerWhileAway(errorPage))
  provider.use(endWithProvider(pool))
  return provider
}

const isBusy = (error: unknown) => problemOf(error).name === 'Unavailable'

/** Sets the status and headers of an answer, page or JSON, while the database is unavailable. */
function comeBack(ctx: Pick<KoaContextWithOIDC, 'status' | 'set'>): void {
  ctx.status = problems.Unavailable
  ctx.set('retry-after', '5')
}

/** The provider saves its session again after it has answered with the error. */
const answerWhileAway =
  (errorPage: ReturnType<typeof providerPages>['errorPage']) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    try {
      await next()
    } catch (error) {
      if (!isBusy(error)) throw error
      comeBack(ctx)
      ctx.type = 'html'
      ctx.body = errorPage(ctx, 'server_error', true)
    }
  }

const portalAt = (publicUrl: string, clientId: string): ClientMetadata => ({
  client_id: clientId,
  client_name: clientId,
  token_endpoint_auth_method: 'none',
  response_types: ['code'],
  grant_types: ['authorization_code', 'refresh_token'],
  id_token_signed_response_alg: 'ES256',
  redirect_uris: [`${publicUrl}/authentication/login-callback`],
  post_logout_redirect_uris: [`${publicUrl}/`],
})

/** Ends the API sessions of a provider session at its sign-out, before the redirect. */
const endWithProvider =
  (pool: pg.Pool) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next()
    const { route, session } = ctx.oidc ?? {}
    const isEnded = (session as { destroyed?: boolean } | undefined)?.destroyed === true
    if (route !== 'end_session_confirm' || !session || !isEnded) return
    await pool.query(
      `update session set revoked_at = clock_timestamp()
        where provider_session = $1 and revoked_at is null`,
      [digestOf(session.uid)],
    )
  }

const accountFinder =
  (pool: pg.Pool): Configuration['findAccount'] =>
  async (_ctx, id) => {
    if (!isId(id)) return undefined
    const {
      rows: [account],
    } = await pool.query<{
      email: string
      first_name: string
      last_name: string
      language: string
    }>(
      `select email, first_name, last_name, language
        from account
        where id = $1 and disabled_at is null`,
      [id],
    )
    if (!account) return undefined
    const claims = {
      sub: id,
      name: `${account.first_name} ${account.last_name}`,
      locale: `${account.language}-CA`,
      email: account.email,
      email_verified: true,
    }
    return { accountId: id, claims: async () => claims }
  }

/** The only client is our own portal, so its requests are granted without a question. */
async function grantWithoutConsent(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  const known = ctx.oidc.result?.consent?.grantId ?? session!.grantIdFor(client!.clientId)
  const found = known && (await provider.Grant.find(known))
  if (found) return found
  const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! })
  grant.addOIDCScope('openid profile offline_access')
  await grant.save()
  return grant
}
