import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import type { Random } from '../random.ts'

type Step = OrderStatus
export type RefundPlan = {
  what: 'some' | 'all'
  outcome: 'settled' | 'requested' | 'failed'
  source: 'staff' | 'automatic'
}
/** History of an order: its states in order, payments, places and refunds. */
export type Story = {
  name: string
  weight: number
  path: readonly Step[]
  payments: readonly ('pending' | 'failed' | 'expired' | 'succeeded')[]
  /**
   * `live`: tickets have places; `held`: until the hold expires; `released`: places were given
   * back; `none`: never had any.
   */
  places: 'live' | 'held' | 'released' | 'none'
  hasTickets: boolean
  refunds: readonly RefundPlan[]
  isFree: boolean
  ticket: 'byTime' | 'ahead' | 'reschedulable' | 'schedulable'
  /** Unfinished at the end of the demo data. */
  isRecent: boolean
}

const some: RefundPlan = { what: 'some', outcome: 'settled', source: 'staff' }
const all: RefundPlan = { ...some, what: 'all' }
const tell = (name: string, weight: number, path: Step[], more: Partial<Story> = {}): Story => ({
  name,
  weight,
  path,
  payments: ['succeeded'],
  places: 'live',
  hasTickets: true,
  refunds: [],
  isFree: false,
  ticket: 'byTime',
  isRecent: false,
  ...more,
})

const checkout: Step[] = ['Created', 'ValidationSucceed', 'PaymentInProgress']
const bought: Step[] = [...checkout, 'PaymentSucceed', 'Completed']
const counter: Step[] = ['CreatedByAdmin']
const unsold = { hasTickets: false, places: 'none', payments: [] } as const

const stories: readonly Story[] = [
  tell('counter', 30, counter),
  tell('online', 46, bought),
  tell('online, free', 1, ['Created', 'ValidationSucceed', 'Completed'], { isFree: true }),
  tell('counter, free', 1, counter, { isFree: true }),
  tell('not valid', 1, ['Created', 'ValidationError'], unsold),
  tell('declined', 0.5, [...checkout, 'PaymentError'], {
    ...unsold,
    payments: ['failed'],
    places: 'released',
  }),
  tell(
    'declined twice and given up',
    1,
    [...checkout, 'PaymentError', 'PaymentInProgress', 'PaymentError', 'Canceled'],
    { ...unsold, payments: ['failed', 'failed'], places: 'released' },
  ),
  tell('hold expired', 2, [...checkout, 'Canceled'], {
    ...unsold,
    payments: ['expired'],
    places: 'released',
  }),
  tell(
    'places lost while paying',
    0.3,
    [...checkout, 'PaymentSucceed', 'RefundInProgress', 'RefundCompleted'],
    { hasTickets: false, places: 'released', refunds: [{ ...all, source: 'automatic' }] },
  ),
  tell('online, partly refunded', 3, [...bought, 'RefundInProgress', 'PartialRefundCompleted'], {
    refunds: [some],
  }),
  tell(
    'counter, partly refunded',
    1.5,
    [...counter, 'RefundInProgress', 'PartialRefundCompleted'],
    { refunds: [some] },
  ),
  tell(
    'refunded in two parts',
    1,
    [
      ...bought,
      'RefundInProgress',
      'PartialRefundCompleted',
      'RefundInProgress',
      'RefundCompleted',
    ],
    { refunds: [some, all] },
  ),
  tell('online, refunded', 3, [...bought, 'RefundInProgress', 'RefundCompleted'], {
    refunds: [all],
  }),
  tell('counter, refunded', 1.5, [...counter, 'RefundInProgress', 'RefundCompleted'], {
    refunds: [all],
  }),
  tell('refund refused by the bank', 0.3, [...bought, 'RefundInProgress', 'Completed'], {
    refunds: [{ ...some, outcome: 'failed' }],
  }),
  tell('counter, free, canceled', 0.5, [...counter, 'Canceled'], { isFree: true, refunds: [all] }),
  tell('online, free, canceled', 0.3, ['Created', 'ValidationSucceed', 'Completed', 'Canceled'], {
    isFree: true,
    refunds: [all],
  }),
  tell('counter, free, partly canceled', 0.3, [...counter, 'PartialRefundCompleted'], {
    isFree: true,
    refunds: [some],
  }),
  tell(
    'counter, free, canceled in two parts',
    0.2,
    [...counter, 'PartialRefundCompleted', 'Canceled'],
    { isFree: true, refunds: [some, all] },
  ),
  tell('dates lost', 1, bought, { ticket: 'reschedulable' }),
  tell('date to be chosen', 1, bought, { ticket: 'schedulable' }),
  tell('refund on its way', 0.3, [...bought, 'RefundInProgress'], {
    refunds: [{ ...all, outcome: 'requested' }],
  }),
  tell('just begun', 0, ['Created'], { ...unsold, isRecent: true }),
  tell('about to pay', 0, ['Created', 'ValidationSucceed'], { ...unsold, isRecent: true }),
  tell('paying', 0, checkout, { ...unsold, payments: ['pending'], places: 'held', isRecent: true }),
  tell('paid, tickets to come', 0, [...checkout, 'PaymentSucceed'], {
    hasTickets: false,
    places: 'held',
    isRecent: true,
  }),
]
const ahead = [
  tell('online, for later', 0, bought, { ticket: 'ahead' }),
  tell('counter, for later', 0, counter, { ticket: 'ahead' }),
]
const settled = stories.filter((story) => !story.isRecent)
const recent = stories.filter((story) => story.isRecent)

export const storyNamed = (name: string): Story => stories.find((story) => story.name === name)!

/**
 * The story of order `place` of `count`: each finished one once at first, then random ones, then
 * advance bookings, and unfinished ones at the end.
 */
export function storyOf(place: number, count: number, isOnline: boolean, random: Random): Story {
  const mayBe = (story: Story) => isOnline || story.path[0] === 'CreatedByAdmin'
  const first = settled.filter(mayBe)
  if (place < first.length) return first[place]!
  const unfinished = isOnline ? recent.length * Math.min(5, Math.ceil(count / 4_000)) : 0
  if (count - place <= unfinished) return recent[(count - place) % recent.length]!
  if (count - place <= unfinished + Math.max(4, count * 0.06) && random.chance(0.7))
    return random.weighted(ahead.filter(mayBe), (story) => (story.path[0] === 'Created' ? 4 : 1))
  return random.weighted(first, (story) => story.weight)
}
