// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CartLine } from '../../domain/cart.rules.ts'
import { ApiError } from '../../kit/api/api-error.ts'
import { BusinessContext } from '../../kit/session/business.ts'
import { sampleBusiness } from '../../kit/session/sample-business.ts'
import { CheckOut } from './check-out.tsx'
import { useHeldPlaces } from './hold-places.tsx'
import { useKeptCart } from './kept/use-kept-cart.ts'
import { useAsked } from './use-asked.ts'
import { useCounter } from './use-counter.ts'

const server = vi.hoisted(() => ({ answer: null as unknown }))
vi.mock('../../kit/api/call.ts', () => ({
  call: async () => {
    throw server.answer
  },
}))

const line: CartLine = {
  key: 'Adulte',
  productId: 'Adulte',
  kind: 'daily_ticket',
  title: { fr: 'Adulte', en: 'Adult' },
  activity: null,
  quantity: 1,
  chosen: {},
  when: '',
  identifications: [],
}
const nothing = () => {}
function Counter() {
  const kept = useKeptCart()
  const [hold, counter] = [useHeldPlaces({ held: null, setHeld: nothing }), useCounter(kept)]
  const { setState } = kept
  useEffect(() => setState((was) => ({ ...was, cart: [line] })), [setState])
  const asked = useAsked(kept)
  return <CheckOut kept={kept} hold={hold} counter={counter} asked={asked} onLine={nothing} />
}
let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

test('the counter says that too many codes were tried, and until when', async () => {
  const detail = 'Trop de codes promotionnels inconnus ont été essayés. Réessayez dans 42\u00a0s.'
  server.answer = new ApiError('TooManyCodes', { status: 429, detail })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MantineProvider env="test">
          <BusinessContext value={sampleBusiness}>
            <Counter />
          </BusinessContext>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  const alert = () => document.querySelector('[role=alert]')?.textContent
  await act(async () => {
    await vi.waitFor(() => expect(alert()).toBe(detail), { timeout: 20_000 })
  })
  // The cart is kept: without the code it can be sold.
  expect(document.body.textContent).toContain('Adulte')
})
