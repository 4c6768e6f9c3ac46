import { rememberedPath } from './remembered-path.ts'
import { router } from './router.tsx'

type Fetched = { preload?: () => unknown } | undefined

/**
 * Fetches the code of the page that is about to open, while the session is still being asked for:
 * one after the other they are the longest wait of a sign-in. A part that does not come is asked
 * for again by the router, which says so where it fails.
 */
export function fetchPage(): void {
  const isSignIn = location.pathname.startsWith('/authentication/')
  const path = (isSignIn && rememberedPath()) || location.pathname
  const { pathname } = new URL(path, location.origin)
  const [matched] = router.getMatchedRoutes(pathname)
  for (const { options } of matched) (options.component as Fetched)?.preload?.()
}
