// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCartServer, filled } from '../../../../test/cart-server.ts'
import { ApiError } from '../../../kit/api/api-error.ts'
import { CartKeeper } from './cart-keeper.ts'
import { emptyState } from './cart-state.rules.ts'
import { unsavedCarts } from './unsaved-carts.ts'
import { soldOffline } from './use-saved-cart.ts'

let server: ReturnType<typeof aCartServer>
let ids = 0
const aKeeper = () =>
  new CartKeeper({
    calls: server.calls,
    unsaved: unsavedCarts('b', 'u'),
    sold: soldOffline,
    newId: () => `cart-${(ids += 1)}`,
  })
const still = () => vi.advanceTimersByTimeAsync(600)
const away = () => new ApiError('Unreachable')
beforeEach(() => {
  vi.useFakeTimers()
  server = aCartServer()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('input is saved after a pause, and restored on the next screen, but an empty cart stays empty', async () => {
  const keeper = aKeeper()
  await keeper.start()
  for (const reason of ['a', 'ab', 'abc']) keeper.setState(filled(reason))
  expect(keeper.now().saving).toBe('isUnsaved')
  await still()
  expect(server.saves.map(({ reason }) => reason)).toEqual(['abc'])
  expect(keeper.now().saving).toBe('isSaved')
  const other = aKeeper()
  await other.start()
  expect(other.now()).toMatchObject({ id: keeper.now().id, state: filled('abc') })
  other.setState((was) => ({ ...was, reason: 'abcd' }))
  await still()
  expect(server.carts.get(keeper.now().id)).toMatchObject({ version: 2 })
  other.startNew()
  const [reloaded, otherTab] = [aKeeper(), aKeeper()]
  await reloaded.start()
  sessionStorage.clear()
  await otherTab.start()
  // The saved cart is listed in the other tab, and a sale there begins empty.
  expect([reloaded.now().state, otherTab.now().state]).toEqual([emptyState, emptyState])
  expect(otherTab.now().id).not.toBe(keeper.now().id)
})

test('input during a save is saved after it', async () => {
  const keeper = aKeeper()
  await keeper.start()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.hold = promise
  keeper.setState(filled('a'))
  await still()
  keeper.setState(filled('b'))
  await still()
  expect(server.saves).toHaveLength(1)
  resolve()
  await still()
  await still()
  expect(server.saves.map(({ reason }) => reason)).toEqual(['a', 'b'])
  expect(keeper.now().saving).toBe('isSaved')
})

test('input before the saved cart is found stays, and does not change that cart', async () => {
  const first = aKeeper()
  await first.start()
  first.setState(filled('kept'))
  await still()
  const quick = aKeeper()
  const starting = quick.start()
  quick.setState(filled('typed'))
  await starting
  await still()
  expect(quick.now().state.reason).toBe('typed')
  expect([...server.carts.values()].map(({ content }) => content.reason)).toEqual(['kept', 'typed'])
})

test('while the server is unavailable the tab stores the cart and saves it later', async () => {
  const keeper = aKeeper()
  await keeper.start()
  server.failure = away()
  keeper.setState(filled('a'))
  await still()
  expect(keeper.now()).toMatchObject({
    saving: 'isUnsaved',
    isWaiting: true,
    isOnlyHere: false,
    problem: null,
  })
  // The page is reloaded meanwhile.
  const again = aKeeper()
  await again.start()
  expect(again.now()).toMatchObject({ id: keeper.now().id, state: filled('a'), isWaiting: true })
  server.failure = null
  again.retry()
  await still()
  expect(again.now()).toMatchObject({ saving: 'isSaved', isWaiting: false })
  expect(unsavedCarts('b', 'u').read()).toBeNull()
})

test('without browser storage the cart is marked as existing only on this page', async () => {
  const keeper = aKeeper()
  await keeper.start()
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: full, setItem: full, removeItem: full })
  server.failure = away()
  keeper.setState(filled('a'))
  await still()
  expect(keeper.now()).toMatchObject({ isOnlyHere: true, state: filled('a') })
  server.failure = null
  await vi.advanceTimersByTimeAsync(5000)
  expect(keeper.now()).toMatchObject({ isOnlyHere: false, saving: 'isSaved' })
})

test('leaving the page saves the cart with a request that outlives it', async () => {
  const keeper = aKeeper()
  await keeper.start()
  keeper.setState(filled('a'))
  keeper.leave()
  expect(server.saves).toMatchObject([{ reason: 'a', keepalive: true }])
  expect(unsavedCarts('b', 'u').read()).not.toBeNull()
  await still()
  expect(unsavedCarts('b', 'u').read()).toBeNull()
  keeper.leave()
  expect(server.saves).toHaveLength(1)
})

test('a reload during a save continues from it, and only a change of another screen is a conflict', async () => {
  const keeper = aKeeper()
  await keeper.start()
  keeper.setState(filled('a'))
  await still()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.hold = promise
  keeper.setState(filled('ab'))
  await still()
  keeper.setState(filled('abc'))
  keeper.leave()
  const reloaded = aKeeper()
  const starting = reloaded.start()
  resolve()
  await starting
  expect(reloaded.now()).toMatchObject({ saving: 'isSaved', conflict: null, state: filled('abc') })
  expect(server.carts.get(keeper.now().id)!.content.reason).toBe('abc')

  server.hold = new Promise(() => {})
  reloaded.setState(filled('abcd'))
  await still()
  reloaded.setState(filled('abcde'))
  reloaded.leave()
  server.hold = null
  const other = aKeeper()
  other.adopt(await server.calls.get(keeper.now().id))
  other.setState(filled('other'))
  await still()
  // Adopting a cart clears the storage, which both screens of this test share.
  unsavedCarts('b', 'u').write({
    id: keeper.now().id,
    version: 3,
    state: filled('abcde'),
    sent: filled('abcd'),
  })
  const late = aKeeper()
  await late.start()
  expect(late.now()).toMatchObject({ conflict: { kind: 'changed' }, state: filled('abcde') })
})

test('input that is refused as invalid is never stored, because it may be a card number', async () => {
  const keeper = aKeeper()
  await keeper.start()
  server.failure = new ApiError('InvalidRequest', { status: 400 })
  keeper.setState(filled('4242 4242 4242 4242'))
  await still()
  expect(keeper.now()).toMatchObject({ saving: 'isUnsaved', problem: { type: 'InvalidRequest' } })
  keeper.leave()
  expect(unsavedCarts('b', 'u').read()).toBeNull()
  server.failure = null
  keeper.setState(filled('a'))
  await still()
  expect(keeper.now()).toMatchObject({ saving: 'isSaved', problem: null })
})

/** Two screens of one clerk, of which the second saved last. */
async function twoScreens() {
  const [first, second] = [aKeeper(), aKeeper()]
  await first.start()
  first.setState(filled('first'))
  await still()
  await second.start()
  second.setState((was) => ({ ...was, reason: 'second' }))
  await still()
  first.setState((was) => ({ ...was, reason: 'mine' }))
  await still()
  return { first, second }
}

test('a conflict names who changed the cart, and keeps both contents until one is chosen', async () => {
  const { first, second } = await twoScreens()
  expect(first.now()).toMatchObject({
    state: { reason: 'mine' },
    conflict: { kind: 'changed', by: 'Léa Roy', isTheirs: false, theirs: { reason: 'second' } },
  })
  const saved = server.saves.length
  first.setState((was) => ({ ...was, reason: 'mine too' }))
  await still()
  expect(server.saves).toHaveLength(saved)
  const { id } = first.now()
  await first.keepMine()
  expect(first.now().id).not.toBe(id)
  expect([...server.carts.values()].map(({ content }) => content.reason)).toEqual([
    'second',
    'mine too',
  ])
  expect(second.now().conflict).toBeNull()
})

test('a parked cart leaves the screen; a sold or deleted one is a conflict', async () => {
  const keeper = aKeeper()
  await keeper.start()
  expect(await keeper.park()).toBe(false)
  keeper.setState(filled('a'))
  const { id } = keeper.now()
  expect(await keeper.park()).toBe(true)
  expect(server.carts.get(id)).toMatchObject({ isParked: true, content: { reason: 'a' } })
  expect(keeper.now()).toMatchObject({ state: emptyState, saving: 'isSaved' })
  keeper.adopt(await server.calls.get(id))
  server.failure = new ApiError('CartSold', {
    status: 409,
    soldBy: 'Théo',
    orderReferenceNumber: 'G1',
  } as object)
  keeper.setState(filled('b'))
  await still()
  expect(keeper.now().conflict).toEqual({ kind: 'sold', by: 'Théo', orderReferenceNumber: 'G1' })
  keeper.startNew()
  expect(keeper.now()).toMatchObject({ conflict: null, state: emptyState })
  keeper.adopt(await server.calls.get(id))
  server.failure = new ApiError('NotFound', { status: 404 })
  keeper.setState(filled('c'))
  await still()
  expect(keeper.now().conflict).toEqual({ kind: 'gone' })
})

test('a sale refused because the cart was sold elsewhere is a conflict', async () => {
  const keeper = aKeeper()
  await keeper.start()
  keeper.setState(filled('a'))
  const { id } = keeper.now()
  const sold = new ApiError('CartSold', {
    status: 409,
    soldBy: 'Théo',
    orderReferenceNumber: 'G1',
  } as object)
  await keeper.refused(id, new ApiError('NotFound', { status: 404 }))
  await keeper.refused(id, new ApiError('PriceChanged', { status: 409 }))
  await keeper.refused('another', sold)
  expect(keeper.now().conflict).toBeNull()
  await keeper.refused(id, sold)
  expect(keeper.now()).toMatchObject({
    conflict: { kind: 'sold', by: 'Théo', orderReferenceNumber: 'G1' },
    state: { reason: 'a' },
  })
})
