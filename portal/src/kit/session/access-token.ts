/*
 * The access token exists only in this module: no storage, no cookie; it is gone with the tab. The
 * refresh token never reaches scripts (HttpOnly cookie).
 */
let token: string | null = null
let refreshing: Promise<string | null> | null = null
let ask: (() => Promise<string | null>) | null = null

export const accessToken = () => token
export const keepAccessToken = (next: string | null) => {
  token = next
}
/** Sets how a new token is obtained (null: the session is over). Called once, at startup. */
export const refreshWith = (how: () => Promise<string | null>) => {
  ask = how
}

// A refresh token works once and tabs share the cookie: two tabs must not spend it at the same
// time.
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  ((navigator.locks as LockManager | null | undefined)?.request('guichet-refresh', work) as
    | Promise<T>
    | undefined) ?? work()

/** Refreshes the token; concurrent callers share one refresh. */
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
