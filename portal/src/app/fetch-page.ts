import { rememberedPath } from './remembered-path.ts'
import { router } from './router.tsx'

type LazyComponent = { preload?: () => unknown } | undefined

/**
 * Loads the code of the opening page in parallel with the session: in sequence, they are the
 * longest wait of a sign-in. A failure is ignored: the router loads the page again and reports
 * errors.
 */
export function fetchPage(): void {
  const isSignIn = location.pathname.startsWith('/authentication/')
  const path = (isSignIn && rememberedPath()) || location.pathname
  const { pathname } = new URL(path, location.origin)
  const [matched] = router.getMatchedRoutes(pathname)
  for (const { options } of matched) (options.component as LazyComponent)?.preload?.()
}
