import type { OfficeCart } from '@guichet/contract/office/carts.ts'
import { addLines, changeCodes, changeLine, holdAgain } from './actions/cart-actions.ts'
import { cancelOrder, moveTickets } from './actions/change-order.ts'
import type { Outcome } from './actions/outcome.ts'
import { resendOrder } from './actions/resend-order.ts'
import { sellCart } from './actions/sell-cart.ts'
import { problemOf, type Ask, type FormRequest, type PageRequest } from './kit/call.ts'
import { ticketQuery, timesQuery } from './kit/free-times/ticket-groups.ts'
import { loadActivity } from './pages/activity/activity.load.ts'
import { loadBusiness } from './pages/business/business.load.ts'
import { cartNotices, loadCart, type CartProps } from './pages/cart/cart.load.ts'
import { loadChanges } from './pages/changes/changes.load.ts'
import { loadDetails } from './pages/details/details.load.ts'
import { loadLodging } from './pages/lodging/lodging.load.ts'
import { loadPackage } from './pages/package/package.load.ts'
import { loadPayment } from './pages/payment/payment.load.ts'
import { loadRental } from './pages/rental/rental.load.ts'
import type { View } from './view.ts'

export type PageRoute = {
  /** Path below the office and its language; within a cart, below the cart. */
  path: '' | `/${string}`
  /** Path within a cart, where it differs. */
  pathInCart?: `/${string}`
  /** Members of the query that the page reads; others, such as those of campaigns, are ignored. */
  query: readonly string[]
  /** Members of the query that have several values; the loader gets them with commas. */
  lists?: readonly string[]
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
  {
    path: '/rentals/:rentalPublicId',
    query: ['month', 'day', 'people', 'notice'],
    load: async (ask, request) => ({ page: 'rental', props: await loadRental(ask, request) }),
  },
  {
    path: '/lodgings/:lodgingPublicId',
    query: ['month', 'arrival', 'departure', 'notice'],
    load: async (ask, request) => ({ page: 'lodging', props: await loadLodging(ask, request) }),
  },
  {
    path: '/packages/:packagePublicId',
    query: ['month', 'day', 'notice'],
    load: async (ask, request) => ({ page: 'package', props: await loadPackage(ask, request) }),
  },
]

const cartView = (cart: OfficeCart, parts: Partial<CartProps> = {}): View => ({
  page: 'cart',
  props: { cart, refusedCode: null, refused: [], notice: null, ...parts },
})

/** Pages of a single visitor; the token in their path is the right to see them. */
export const cartPages: readonly PageRoute[] = [
  {
    path: '',
    query: ['notice'],
    load: async (ask, request) => {
      const { notice } = request.query
      return cartView(await loadCart(ask, request), {
        notice: cartNotices.find((known) => known === notice) ?? null,
      })
    },
  },
  {
    path: '/details',
    query: [],
    load: async (ask, request) => {
      const props = await loadDetails(ask, request)
      const { quote, problems, order } = props.cart
      // A cart that cannot be sold is corrected first.
      const maySell = quote !== null && problems.length === 0 && order === null
      return maySell ? { page: 'details', props } : cartView(props.cart)
    },
  },
  {
    path: '/changes',
    query: timesQuery,
    lists: [ticketQuery],
    load: async (ask, request) => ({ page: 'changes', props: await loadChanges(ask, request) }),
  },
  {
    path: '/payment',
    query: [],
    load: async (ask, request) => ({ page: 'payment', props: await loadPayment(ask, request) }),
  },
]

export type FormRoute = {
  path: `/${string}`
  run: (ask: Ask, request: FormRequest) => Promise<Outcome>
}
/** Shows the cart with the problem of a change that it does not allow, such as too many pieces. */
const orCart =
  (run: FormRoute['run']): FormRoute['run'] =>
  async (ask, request) => {
    try {
      return await run(ask, request)
    } catch (error) {
      const fields = problemOf(error, 'InvalidRequest')?.data.fields
      if (!fields || request.params.cart === undefined) throw error
      const refused = fields.map(({ detail }) => detail)
      return { view: cartView(await loadCart(ask, request), { refused }), rest: '' }
    }
  }

/** Forms within a cart. */
export const cartForms: readonly FormRoute[] = [
  { path: '/lines', run: orCart(addLines) },
  { path: '/lines/:line', run: orCart(changeLine) },
  { path: '/codes', run: changeCodes },
  { path: '/hold', run: orCart(holdAgain) },
  { path: '/sale', run: sellCart },
  { path: '/email', run: resendOrder },
  { path: '/changes/choice', run: moveTickets },
  { path: '/changes/cancellation', run: cancelOrder },
]
/** The form that begins a cart. */
export const newCartForm: FormRoute = { path: '/lines', run: addLines }
