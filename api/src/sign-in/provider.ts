import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type KoaContextWithOIDC } from 'oidc-provider'
import type pg from 'pg'
import { escapeHtml } from '../platform/escape-html.ts'
import { oidcAdapter } from './oidc-adapter.ts'

const days14 = 14 * 86_400
type ProviderOptions = { pool: pg.Pool; publicUrl: string; clientId: string; jwk: string; cookieKey: string; trustProxy: boolean }

export async function makeJwk(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: 'guichet-1', use: 'sig', alg: 'ES256' })
}

/** The embedded OpenID provider: authorization code with PKCE, one first-party public client, no consent page. */
export function openIdProvider({ pool, publicUrl, clientId, jwk, cookieKey, trustProxy }: ProviderOptions): Provider {
  const isSecure = publicUrl.startsWith('https:')
  const provider = new Provider(`${publicUrl}/oidc`, {
    adapter: oidcAdapter(pool),
    jwks: { keys: [JSON.parse(jwk)] },
    cookies: { keys: [cookieKey], long: { httpOnly: true, sameSite: 'lax', secure: isSecure }, short: { httpOnly: true, sameSite: 'lax', secure: isSecure } },
    pkce: { required: () => true },
    clients: [{
      client_id: clientId, client_name: clientId, token_endpoint_auth_method: 'none', response_types: ['code'], grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [`${publicUrl}/authentication/login-callback`], post_logout_redirect_uris: [`${publicUrl}/`], id_token_signed_response_alg: 'ES256',
    }],
    claims: { openid: ['sub'], profile: ['name', 'locale', 'email', 'email_verified'] },
    findAccount: async (_ctx, id) => {
      const { rows: [account] } = await pool.query<{ email: string; first_name: string; last_name: string; language: string }>(
        'select email, first_name, last_name, language from account where id::text = $1 and disabled_at is null', [id])
      if (!account) return undefined
      const claims = { sub: id, name: `${account.first_name} ${account.last_name}`, locale: `${account.language}-CA`, email: account.email, email_verified: true }
      return { accountId: id, claims: async () => claims }
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async () => true },
      introspection: { enabled: false },
      // Signing out is what was asked for: the form says yes and posts itself, or this computer would sign the same person in again.
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => { ctx.body = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Guichet</title>${form}<input type="hidden" form="op.logoutForm" name="logout" value="yes"><script src="/sign-in/submit.js"></script></html>` },
        postLogoutSuccessSource: async (ctx) => { ctx.redirect('/') },
      },
    },
    // The portal asks for its tokens with its own origin in the header; nobody else's script may.
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: { AccessToken: 900, IdToken: 900, RefreshToken: days14, Session: days14, Interaction: 3600, Grant: days14, AuthorizationCode: 60 },
    interactions: { url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    loadExistingGrant: async (ctx: KoaContextWithOIDC) => {
      const { client, session, provider: self } = ctx.oidc
      const known = ctx.oidc.result?.consent?.grantId ?? session!.grantIdFor(client!.clientId)
      const found = known && await self.Grant.find(known)
      if (found) return found
      const grant = new self.Grant({ clientId: client!.clientId, accountId: session!.accountId! })
      grant.addOIDCScope('openid profile offline_access')
      await grant.save()
      return grant
    },
    renderError: async (ctx, out) => {
      ctx.type = 'html'
      ctx.body = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Guichet</title><link rel="stylesheet" href="/sign-in/page.css"><main><h1>Connexion impossible / Sign-in failed</h1><p>${escapeHtml(out.error)}</p><p><a href="/">Guichet</a></p></main></html>`
    },
  })
  provider.proxy = trustProxy
  return provider
}
