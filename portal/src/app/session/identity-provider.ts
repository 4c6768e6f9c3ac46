import { runtimeConfig } from '../runtime-config.ts'

/**
 * The identity provider only authenticates the user. Its library is loaded on demand: on most
 * visits, the refresh cookie is enough.
 */
let provider: Promise<import('oidc-client-ts').UserManager> | null = null

const userManager = () => {
  provider ??= import('oidc-client-ts').then(
    ({ InMemoryWebStorage, UserManager, WebStorageStateStore }) => {
      const { publicUrl, oidc } = runtimeConfig()
      const base = publicUrl.replace(/\/$/, '')
      return new UserManager({
        authority: oidc.authority,
        client_id: oidc.clientId,
        scope: 'openid profile',
        response_type: 'code',
        redirect_uri: `${base}/authentication/login-callback`,
        post_logout_redirect_uri: `${base}/`,
        // The library's defaults are localStorage for the state and sessionStorage for the user.
        stateStore: new WebStorageStateStore({ store: sessionStorage }),
        userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
        automaticSilentRenew: false,
        monitorSession: false,
        loadUserInfo: false,
      })
    },
  )
  return provider
}

/** Leaves for the sign-in; `email` is filled in there when it has to be typed at all. */
export const goToSignIn = async (language: string, email?: string) =>
  (await userManager()).signinRedirect({
    ui_locales: language,
    ...(email && { login_hint: email }),
  })
export const finishSignIn = async (): Promise<string> =>
  (await (await userManager()).signinRedirectCallback()).access_token
export async function goToSignOut() {
  const manager = await userManager()
  // Without the user, the library sends the client id instead of the ID token: tokens must not
  // appear in a URL.
  await manager.removeUser()
  return manager.signoutRedirect()
}
