import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Ask, PageRequest } from './kit/call.ts'
import { loadLeaving, loadPayLink } from './pages/links/pay/pay-link.load.ts'
import type { FormRoute } from './routes.ts'
import type { View } from './view.ts'

/** A page of a link, with the language of its client. */
type LinkView = { view: View; own: Language }
export type LinkRoute = {
  /** Path below the pages of links and their language. */
  path: `/${string}`
  /** Members of the query that the page reads. */
  query: readonly string[]
  load: (ask: Ask, request: PageRequest) => Promise<LinkView>
}

const payView = (props: Awaited<ReturnType<typeof loadPayLink>>): LinkView => ({
  view: { page: 'payLink', props },
  own: props.link.language,
})

/** Pages of clients who follow a link; the token in their path is the right to see them. */
export const linkRoutes: readonly LinkRoute[] = [
  {
    path: '/pay/:token',
    query: ['back'],
    load: async (ask, request) => payView(await loadPayLink(ask, request)),
  },
  {
    path: '/pay/:token/leaving',
    query: [],
    load: async (ask, request) => payView(await loadLeaving(ask, request)),
  },
]

/** Forms of these pages. */
export const linkForms: readonly FormRoute[] = [
  {
    path: '/pay/:token/leaving',
    // A scanner of emails follows links, but sends no form, so it opens no payment.
    run: async (_ask, { params }) => ({ cart: null, rest: `/pay/${params.token!}/leaving` }),
  },
]
