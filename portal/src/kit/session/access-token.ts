/*
 * The access token lives in this module and nowhere else: no storage, no cookie, gone with the tab.
 * The refresh token never reaches the script (HttpOnly cookie).
 */
let token: string | null = null
let refreshing: Promise<string | null> | null = null
let ask: (() => Promise<string | null>) | null = null

export const accessToken = () => token
export const keepAccessToken = (next: string | null) => {
  token = next
}
/** How a new token is obtained; answers null when the session is over. Set once by the application. */
export const refreshWith = (how: () => Promise<string | null>) => {
  ask = how
}

// A refresh token works once and the cookie is shared: two tabs must not spend it at the same time.
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  ((navigator.locks as LockManager | null | undefined)?.request('guichet-refresh', work) as
    | Promise<T>
    | undefined) ?? work()

/** One refresh at a time, however many calls found the token expired. */
export const refreshAccessToken = (): Promise<string | null> => {
  refreshing ??= alone(async () => (ask ? ask() : null))
    .then((next) => {
      token = next
      return next
    })
    .finally(() => {
      refreshing = null
    })
  return refreshing
}

export type TokenClaims = { sub: string; sid: string; tid?: string; exp: number }
export const claimsOf = (jwt: string): TokenClaims => {
  const payload = (jwt.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
  return JSON.parse(
    new TextDecoder().decode(Uint8Array.from(atob(payload), (c) => c.charCodeAt(0))),
  ) as TokenClaims
}
