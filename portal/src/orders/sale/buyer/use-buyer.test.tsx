import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../../test/answer-calls.ts'
import { openPage } from '../../../../test/render-screen.tsx'
import { readSellSearch } from '../catalogue/sell-search.rules.ts'
import { emptyState, type CartState } from '../saved-cart/cart-state.rules.ts'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'
import { noClient } from './client.rules.ts'
import { useBuyer } from './use-buyer.ts'

const id = '00000000-0000-4000-8000-000000000001'
const known = {
  publicId: id,
  firstName: 'Ève',
  lastName: 'Roy',
  email: 'eve@example.test',
  birthDate: null,
  language: 'en',
  addresses: [{ postalCode: 'G1R 4P5' }],
  phones: [],
}
let isFound = true
beforeEach(() => {
  isFound = true
  answerCalls(() => {
    if (!isFound) throw new Error('nobody')
    return known
  })
})

type CartAtFirst = { first?: Partial<CartState>; isRestoring?: boolean }
async function open(
  address: string,
  { first = {}, isRestoring: atFirst = false }: CartAtFirst = {},
) {
  const startNew = vi.fn<() => Promise<void>>()
  function Counter() {
    const [state, setState] = useState<CartState>({ ...emptyState, ...first })
    const [isRestoring, setRestoring] = useState(atFirst)
    startNew.mockImplementation(async () => setState(emptyState))
    const keep: CartOnScreen['setState'] = (next) =>
      setState((was) => (typeof next === 'function' ? next(was) : next))
    useBuyer({ state, isRestoring, startNew, setState: keep })
    return (
      <>
        <h1>Vendre</h1>
        <output>{JSON.stringify(state.client)}</output>
        <button onClick={() => setRestoring(false)}>Restore</button>
      </>
    )
  }
  const router = await openPage(address, {
    path: '/sell',
    validateSearch: readSellSearch,
    component: Counter,
  })
  return { router, startNew }
}
const shown = () => JSON.parse(screen.getByRole('status').textContent!) as object | null

test('the client of the address is in the cart, once', async () => {
  const { router, startNew } = await open(`/sell?client=${id}`)
  await waitFor(() => expect(shown()).toMatchObject({ email: 'eve@example.test' }))
  expect(shown()).toEqual({
    isAnonymous: false,
    email: 'eve@example.test',
    firstName: 'Ève',
    lastName: 'Roy',
    phone: '',
    postalCode: 'G1R 4P5',
    language: 'en',
  })
  expect(router.state.location.search).toEqual({})
  expect(startNew).not.toHaveBeenCalled()
})

test('a cart with another client stays as it is, in a tab of its own', async () => {
  const first = { client: { ...noClient('fr'), firstName: 'Jean' } }
  const { startNew } = await open(`/sell?client=${id}`, { first })
  await waitFor(() => expect(shown()).toMatchObject({ firstName: 'Ève' }))
  expect(startNew).toHaveBeenCalledOnce()
})

test('the client waits until the cart of the clerk is restored', async () => {
  const { router } = await open(`/sell?client=${id}`, { isRestoring: true })
  expect(shown()).toBeNull()
  expect(router.state.location.search).toEqual({ client: id })
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(shown()).toMatchObject({ firstName: 'Ève' }))
})

test('an unknown client, and an address that is not an id, change nothing', async () => {
  isFound = false
  await open(`/sell?client=${id}`)
  expect(shown()).toBeNull()
  const { router } = await open('/sell?client=eve')
  expect(shown()).toBeNull()
  expect(router.state.location.search).toEqual({})
})
