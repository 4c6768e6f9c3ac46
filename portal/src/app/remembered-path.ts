const key = 'guichet.path'
const startsOutside = ['/authentication', '/logout', '/unauthorized', '/welcome']

/**
 * A path of this site: one slash first. `//host` and `/\host` would lead elsewhere, so would
 * anything with a scheme.
 */
export const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) &&
  !/[\s\\]/.test(path) &&
  !startsOutside.some((start) => path.startsWith(start))

/** Where the person wanted to go before sign-in; taken once. */
export const rememberPath = (path: string) => {
  if (isOwnPath(path)) sessionStorage.setItem(key, path)
}
export const rememberedPath = (): string | null => {
  const path = sessionStorage.getItem(key)
  return path !== null && isOwnPath(path) ? path : null
}
export const takeRememberedPath = (): string | null => {
  const path = rememberedPath()
  sessionStorage.removeItem(key)
  return path
}
