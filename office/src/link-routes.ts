import type { Language } from '@guichet/contract/rules.messages.ts'
import { chooseNewTime, requestRefund } from './actions/answer-lost-day.ts'
import { answerQuote, saveGuests } from './actions/answer-quote.ts'
import type { Ask, PageRequest } from './kit/call.ts'
import { ticketQuery, timesQuery } from './kit/free-times/ticket-groups.ts'
import { loadLeaving, loadPayLink } from './pages/links/pay/pay-link.load.ts'
import { loadQuoteLink } from './pages/links/quote/quote-link.load.ts'
import { loadReschedule } from './pages/links/reschedule/reschedule.load.ts'
import type { FormRoute, PageRoute } from './routes.ts'
import type { View } from './view.ts'

/** A page of a link, with the language of its client. */
type LinkView = { view: View; own: Language }
export type LinkRoute = Pick<PageRoute, 'query' | 'lists'> & {
  /** Path below the pages of links and their language. */
  path: `/${string}`
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
  {
    path: '/reschedule/:token',
    query: timesQuery,
    lists: [ticketQuery],
    load: async (ask, request) => {
      const props = await loadReschedule(ask, request)
      return { view: { page: 'reschedule', props }, own: props.link.language }
    },
  },
  {
    path: '/quote/:token',
    query: ['notice'],
    load: async (ask, request) => {
      const props = await loadQuoteLink(ask, request)
      const own = props.link.quote?.language ?? request.language
      return { view: { page: 'quoteLink', props }, own }
    },
  },
]

/** Forms of these pages. */
export const linkForms: readonly FormRoute[] = [
  {
    path: '/pay/:token/leaving',
    // A scanner of emails follows links, but sends no form, so it opens no payment.
    run: async (_ask, { params }) => ({ cart: null, rest: `/pay/${params.token!}/leaving` }),
  },
  { path: '/reschedule/:token/choice', run: chooseNewTime },
  { path: '/reschedule/:token/refund', run: requestRefund },
  { path: '/quote/:token/answer', run: answerQuote },
  { path: '/quote/:token/guests', run: saveGuests },
]
