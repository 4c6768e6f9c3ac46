const key = 'guichet.path'
const startsOutside = ['/authentication', '/logout', '/unauthorized', '/welcome']

/**
 * Whether a path is one of this site: exactly one leading slash. `//host`, `/\host` and anything
 * with a scheme lead elsewhere.
 */
export const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) &&
  !/[\s\\]/.test(path) &&
  !startsOutside.some((start) => path.startsWith(start))

/** The requested path before a sign-in; it can be taken once. */
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
