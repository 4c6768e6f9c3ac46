// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BusinessContext } from '../../kit/session/business.ts'
import { sampleBusiness } from '../../kit/session/sample-business.ts'
import { readListSearch } from './orders-search.rules.ts'
import { OrdersScreen } from './orders.screen.tsx'

type Call = { query: { query?: string; page: string; pageSize: string } }
const asked: Call['query'][] = []
let total = 0
let totalIsCapped = false
let hasAnyOrder = true
const row = (place: number) => ({
  publicId: `${place}`,
  orderReferenceNumber: `MC${place}`,
  status: 'COMPLETED',
  completedDateTimeUtc: '2030-01-01T15:00:00.000Z',
  createdDateTimeUtc: '2030-01-01T15:00:00.000Z',
  paymentReferenceNumber: null,
  firstName: 'Ève',
  lastName: 'Roy',
  finalCost: 10,
  hasFormAnswers: false,
})
vi.mock('../../kit/api/call.ts', () => ({
  call: async ({ path }: { path: string }, { query }: Call) => {
    if (!path.endsWith('/ElasticSearchOrder')) return { items: [] }
    asked.push(query)
    const [page, size] = [Number(query.page), Number(query.pageSize)]
    const places = Array.from({ length: total }, (_, i) => i + 1)
    const items = places.slice((page - 1) * size, page * size).map(row)
    return { items, total, totalIsCapped, hasAnyOrder }
  },
}))

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  window.scrollTo = () => {}
  asked.length = 0
  totalIsCapped = false
  hasAnyOrder = true
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
/** Nothing is on its way any more. */
const settled = () =>
  vi.waitFor(async () => {
    await act(async () => new Promise((done) => setTimeout(done, 20)))
    expect(document.querySelector('h1')).not.toBeNull()
    expect(document.querySelector('.mantine-Skeleton-root, [aria-busy=true]')).toBeNull()
  }, 5000)
async function open(address: string, count: number) {
  total = count
  const top = createRootRoute()
  const inside = createRoute({ getParentRoute: () => top, id: 'inside', component: Outlet })
  const orders = createRoute({
    getParentRoute: () => inside,
    path: '/orders',
    validateSearch: readListSearch,
    component: OrdersScreen,
  })
  const router = createRouter({
    routeTree: top.addChildren([inside.addChildren([orders])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <BusinessContext value={sampleBusiness}>
            <RouterProvider router={router as never} />
          </BusinessContext>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  await settled()
}
const text = () => document.body.textContent
const refs = () =>
  [...document.querySelectorAll('tbody tr')].map((item) => item.querySelector('a')!.textContent)
const span = () => [refs()[0], refs().at(-1), refs().length]
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((item) => item.getAttribute('aria-label') === name)
const pages = () =>
  [...document.querySelectorAll('nav button')]
    .map(({ textContent }) => textContent)
    .filter((name) => /^\d+$/.test(name))
async function press(name: string) {
  await act(async () => button(name)!.click())
  await settled()
}

test('25 orders are one page, 26 are two, and the last one holds the rest', async () => {
  await open('/orders', 25)
  expect([span(), pages(), document.querySelector('nav')]).toEqual([['MC1', 'MC25', 25], [], null])
  expect(document.querySelector('table')!.getAttribute('aria-label')).toBe('Commandes')
  expect(document.querySelector('output')!.textContent).toBe('25 commandes')
  await act(async () => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await open('/orders', 26)
  expect(document.querySelector('output')!.textContent).toBe('26 commandes')
  expect(pages()).toEqual(['1', '2'])
  await press('Page suivante')
  expect(span()).toEqual(['MC26', 'MC26', 1])
  expect(asked.at(-1)).toMatchObject({ page: '2', pageSize: '25' })
})

test.each([
  [50, 3],
  [75, 2],
  [100, 2],
])('%i orders a page are asked for from the first page, and counted', async (size, count) => {
  await open('/orders?page=2', 101)
  const choice = [...document.querySelectorAll('select')].find(({ value }) => value === '25')!
  expect([...choice.options].map(({ value }) => value)).toEqual(['25', '50', '75', '100'])
  await act(async () => {
    choice.value = String(size)
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await settled()
  expect(asked.at(-1)).toMatchObject({ page: '1', pageSize: String(size) })
  expect([span(), pages().length]).toEqual([['MC1', `MC${size}`, size], count])
})

test('nothing sold yet, nothing found and a page beyond the last one are three different things', async () => {
  hasAnyOrder = false
  await open('/orders', 0)
  expect(text()).toContain('Aucune commande pour l’instant')
  expect(text()).not.toContain('ne correspond')
  await act(async () => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  hasAnyOrder = true
  await open('/orders?q=roy', 0)
  expect(text()).toContain('Aucune commande ne correspond à «\u00a0roy\u00a0».')
  expect(text()).not.toContain('pour l’instant')
  await act(async () => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await open('/orders?page=3', 26)
  expect(text()).toContain('Cette page de résultats est vide.')
})

test('a list that is longer than what can be counted says so, and ends with its last page', async () => {
  totalIsCapped = true
  await open('/orders', 10_000)
  expect(document.querySelector('output')!.textContent).toMatch(/10.000\+/)
  expect(pages().at(-1)).toBe('400')
})
