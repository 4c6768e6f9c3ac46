// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BusinessContext } from '../../kit/session/business.ts'
import { sampleBusiness } from '../../kit/session/sample-business.ts'
import type { Sold as Order } from './sell.queries.ts'
import { Sold } from './sold.tsx'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('scrollTo', () => undefined)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function show(over: object) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const order = {
    orderReferenceNumber: 'MC1',
    status: 'CreatedByAdmin',
    payments: [{ method: 'card', state: 'succeeded', amount: 20 }],
    totalPaid: 20,
    invoice: { finalCost: 93.56, user: { email: null } },
    ...over,
  } as unknown as Order
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <BusinessContext value={sampleBusiness}>
            <RouterContextProvider router={router as never}>
              <Sold order={order} onNext={() => undefined} />
            </RouterContextProvider>
          </BusinessContext>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  return document.querySelector('section')!.textContent.replaceAll('\u00a0', ' ')
}

test('a sale with a deposit says what came in, what is left to pay, and until when', async () => {
  const text = await show({ balance: { owed: 73.56, dueDate: '2030-01-15' } })
  expect(text).toContain('Reçu20,00 $')
  expect(text).toContain('Solde à payer au plus tard le 2030-01-1573,56 $')
})

test('a sale that is all paid speaks of no balance', async () => {
  expect(await show({ totalPaid: 93.56 })).not.toContain('Solde')
})

test('the way to the next sale comes before what is set for later, which it would cover', async () => {
  await show({})
  const [select] = document.querySelectorAll('select')
  const next = [...document.querySelectorAll('button')].at(-1)!
  expect(next.textContent).toBe('Nouvelle vente')
  expect(next.compareDocumentPosition(select!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
