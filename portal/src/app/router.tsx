import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { requestPageFocus } from '../kit/focus/page-focus.ts'
import { PageFailed } from './page-failed.tsx'
import { routeTree } from './routes.ts'
import { Waiting } from './waiting.tsx'

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: Waiting,
  defaultErrorComponent: PageFailed,
  // Search values stay text: by default the router parses ?q=482910 as a number and writes it back
  // in quotes.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
})
router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) requestPageFocus()
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
