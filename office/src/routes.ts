import {
  addLines,
  changeCodes,
  changeLine,
  holdAgain,
  type Destination,
} from './actions/cart-actions.ts'
import { sellCart } from './actions/sell-cart.ts'
import type { Ask, FormRequest, PageRequest } from './kit/call.ts'
import { loadActivity } from './pages/activity/activity.load.ts'
import { loadBusiness } from './pages/business/business.load.ts'
import { loadCart } from './pages/cart/cart.load.ts'
import { loadDetails } from './pages/details/details.load.ts'
import { loadPayment } from './pages/payment/payment.load.ts'
import type { View } from './view.ts'

export type PageRoute = {
  /** Path below the office and its language; within a cart, below the cart. */
  path: '' | `/${string}`
  /** Path within a cart, where it differs. */
  pathInCart?: `/${string}`
  /** Members of the query that the page reads; others, such as those of campaigns, are ignored. */
  query: readonly string[]
  load: (ask: Ask, request: PageRequest) => Promise<View>
}

/** Pages without data of a visitor, which are kept for all of them. */
export const sharedPages: readonly PageRoute[] = [
  {
    path: '',
    pathInCart: '/offers',
    query: [],
    load: async (ask, request) => ({ page: 'business', props: await loadBusiness(ask, request) }),
  },
  {
    path: '/activities/:activityPublicId',
    query: ['month', 'day', 'notice'],
    load: async (ask, request) => ({
      page: 'activity',
      props: await loadActivity(ask, request, 'activity'),
    }),
  },
  {
    path: '/passes/:activityPublicId',
    query: ['notice'],
    load: async (ask, request) => ({
      page: 'activity',
      props: await loadActivity(ask, request, 'pass'),
    }),
  },
  {
    path: '/donations/:activityPublicId',
    query: ['notice'],
    load: async (ask, request) => ({
      page: 'activity',
      props: await loadActivity(ask, request, 'donation'),
    }),
  },
]

/** Pages of a single visitor; the token in their path is the right to see them. */
export const cartPages: readonly PageRoute[] = [
  {
    path: '',
    query: [],
    load: async (ask, request) => ({ page: 'cart', props: await loadCart(ask, request) }),
  },
  {
    path: '/details',
    query: [],
    load: async (ask, request) => {
      const props = await loadDetails(ask, request)
      const { quote, problems, order } = props.cart
      // A cart that cannot be sold is corrected first.
      const maySell = quote !== null && problems.length === 0 && order === null
      return maySell ? { page: 'details', props } : { page: 'cart', props: props.cart }
    },
  },
  {
    path: '/payment',
    query: [],
    load: async (ask, request) => ({ page: 'payment', props: await loadPayment(ask, request) }),
  },
]

/** Where a form leads; or its page again, at the rest of an address. */
type Outcome = Destination | { view: View; rest: string }
export type FormRoute = {
  path: `/${string}`
  run: (ask: Ask, request: FormRequest) => Promise<Outcome>
}
/** Forms within a cart. */
export const cartForms: readonly FormRoute[] = [
  { path: '/lines', run: addLines },
  { path: '/lines/:line', run: changeLine },
  { path: '/codes', run: changeCodes },
  { path: '/hold', run: holdAgain },
  {
    path: '/sale',
    run: async (ask, request) => {
      const sold = await sellCart(ask, request)
      return 'view' in sold
        ? { view: { page: 'details', props: sold.view }, rest: '/details' }
        : sold
    },
  },
]
/** The form that begins a cart. */
export const newCartForm: FormRoute = { path: '/lines', run: addLines }
