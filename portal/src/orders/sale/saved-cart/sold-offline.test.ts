// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCartServer, filled } from '../../../../test/cart-server.ts'
import { keepSoldOffline, withoutSoldOffline } from '../../../domain/counter-cart.ts'
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
beforeEach(() => {
  vi.useFakeTimers()
  server = aCartServer()
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a cart that was sold offline is empty when it is opened, and stays so on the server', async () => {
  const first = aKeeper()
  await first.start()
  first.setState(filled('a'))
  await still()
  const { id } = first.now()
  keepSoldOffline(id, [{ key: 'a', left: 0 }])
  const again = aKeeper()
  await again.start()
  expect(again.now()).toMatchObject({ id, state: emptyState })
  await still()
  expect(server.carts.get(id)!.content.lines).toEqual([])
  expect(withoutSoldOffline(id)).toBeNull()
})

test('what was sold offline leaves a cart that the server does not have yet', async () => {
  const keeper = aKeeper()
  await keeper.start()
  server.failure = new ApiError('Unreachable')
  keeper.setState((was) => {
    const { cart } = filled('a')
    return { ...was, cart: [...cart, { ...cart[0]!, key: 'b', quantity: 3 }] }
  })
  await still()
  const { id } = keeper.now()
  keepSoldOffline(id, [
    { key: 'a', left: 0 },
    { key: 'b', left: 2 },
  ])
  const again = aKeeper()
  await again.start()
  await still()
  expect(again.now().state.cart).toMatchObject([{ key: 'b', quantity: 2 }])
  expect(withoutSoldOffline(id)).not.toBeNull()
  server.failure = null
  again.retry()
  await still()
  expect(server.carts.get(id)!.content.lines).toMatchObject([{ key: 'b', quantity: 2 }])
  expect(withoutSoldOffline(id)).toBeNull()
})
