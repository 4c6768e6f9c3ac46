import { expect, test } from 'vitest'
import { readPaymentSearch, readSquareSearch } from './payment-search.rules.ts'
import {
  begunAtSquare,
  cardsOf,
  isAwaited,
  mayHaveTerminal,
  type PaymentConfiguration,
} from './provider.rules.ts'
import { nothingConnected } from './sample-configuration.ts'

const none = nothingConnected
const shown = (changed: Partial<PaymentConfiguration>) =>
  cardsOf({ ...none, ...changed }).map(
    ({ service, state, isGreyed }) => `${service} ${state}${isGreyed ? ' greyed' : ''}`,
  )

test.each<[string, Partial<PaymentConfiguration>, string[]]>([
  ['no provider is connected', {}, ['Stripe free', 'Square notOffered']],
  ['no provider is offered', { offered: [] }, ['Stripe notOffered', 'Square notOffered']],
  ['Square is offered too', { offered: ['Stripe', 'Square'] }, ['Stripe free', 'Square free']],
  [
    'a registration has begun',
    { paymentService: 'Stripe', registration: 'uncompleted', offered: ['Stripe', 'Square'] },
    ['Stripe uncompleted', 'Square taken greyed'],
  ],
  [
    'Stripe is ready',
    { paymentService: 'Stripe', registration: 'ready', isReadyToReceivePayment: true },
    ['Stripe ready', 'Square notOffered greyed'],
  ],
  [
    'Chase was connected in the past',
    { paymentService: 'Chase', registration: 'ready', isReadyToReceivePayment: true },
    ['Chase ready', 'Stripe taken greyed', 'Square notOffered greyed'],
  ],
  [
    'Stripe is connected, but no longer offered',
    { paymentService: 'Stripe', registration: 'completed', offered: [] },
    ['Stripe completed', 'Square notOffered greyed'],
  ],
])('the cards when %s', (_when, configuration, cards) =>
  expect(shown(configuration)).toEqual(cards),
)

test('until Square’s page is answered, Square is being connected and Stripe is not offered', () => {
  const offered: PaymentConfiguration['offered'] = ['Stripe', 'Square']
  expect(shown(begunAtSquare({ ...none, offered }))).toEqual([
    'Stripe taken greyed',
    'Square started',
  ])
  const stripe = { ...none, paymentService: 'Stripe' as const }
  expect(begunAtSquare(stripe)).toBe(stripe)
})

test('a terminal requires Square, ready, with every permission', () => {
  const square = {
    ...none,
    paymentService: 'Square' as const,
    isReadyToReceivePayment: true,
    hasAcceptedNewPermissionScopesForSquare: true,
  }
  expect(mayHaveTerminal(square)).toBe(true)
  for (const lacking of [
    { paymentService: 'Stripe' as const },
    { isReadyToReceivePayment: false },
    { hasAcceptedNewPermissionScopesForSquare: false },
  ])
    expect(mayHaveTerminal({ ...square, ...lacking })).toBe(false)
})

test('parameters from Square are accepted only if complete', () => {
  expect(readSquareSearch('?code=a&state=b&other=c')).toEqual({ code: 'a', state: 'b' })
  for (const part of ['?code=a', '?state=b', '?code=&state=b', ''])
    expect(readSquareSearch(part)).toEqual({})
})

test('the provider is queried only while its state can change', () => {
  expect(isAwaited(none)).toBe(false)
  expect(isAwaited({ ...none, paymentService: 'Stripe' })).toBe(true)
  expect(isAwaited({ ...none, paymentService: 'Stripe', offered: [] })).toBe(false)
  expect(isAwaited({ ...none, paymentService: 'Stripe', isReadyToReceivePayment: true })).toBe(
    false,
  )
})

test.each([
  [{}, { tab: 'taxes' }],
  [{ tab: 'elsewhere', registration: 'back' }, { tab: 'taxes' }],
  [{ tab: 'fees', registration: 'again' }, { tab: 'fees' }],
  [
    { tab: 'provider', registration: 'back' },
    { tab: 'provider', registration: 'back' },
  ],
  [{ tab: 'provider', registration: 'other' }, { tab: 'provider' }],
])('the address %o is read as %o', (search, read) =>
  expect(readPaymentSearch(search)).toEqual(read),
)
