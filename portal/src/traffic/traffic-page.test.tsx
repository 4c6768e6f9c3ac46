// @vitest-environment happy-dom
import { findTraffic } from '@guichet/contract/traffic/find-traffic.ts'
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
import { BusinessContext } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import { readTrafficSearch } from './traffic-search.rules.ts'
import { TrafficScreen } from './traffic.screen.tsx'

const id = '018f0000-0000-7000-8000-000000000001'
const asked: Record<string, string>[] = []
let slots = 0
let hasActivity = true
const slot = (place: number) => ({
  activityPublicId: id,
  timeSlotBegin: String(place),
  timeSlotEnd: '',
  initialQuantity: 10,
  quantityStillAvailable: 4,
  usedQuantity: 6,
})
const glide = {
  publicId: id,
  name: { fr: 'Glisse', en: 'Tubing' },
  categories: [{ category: 'daily_ticket' }],
}
vi.mock('../kit/api/call.ts', () => ({
  call: async (endpoint: object, { query }: { query: Record<string, string> }) => {
    if (endpoint !== findTraffic) return { activities: hasActivity ? [glide] : [] }
    asked.push(query)
    const [page, size] = [Number(query.page), Number(query.pageSize)]
    const items = Array.from({ length: slots }, (_, i) => slot(i + 1)).slice(
      (page - 1) * size,
      page * size,
    )
    return {
      days: items.length ? [{ date: '2030-01-05', items }] : [],
      total: slots,
      totalIsCapped: false,
      nextDate: slots ? null : '2030-02-02',
    }
  },
}))

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  window.scrollTo = () => {}
  asked.length = 0
  hasActivity = true
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
async function open(count: number) {
  slots = count
  const top = createRootRoute()
  const inside = createRoute({ getParentRoute: () => top, id: 'inside', component: Outlet })
  const traffic = createRoute({
    getParentRoute: () => inside,
    path: '/traffic',
    validateSearch: readTrafficSearch,
    component: TrafficScreen,
  })
  const router = createRouter({
    routeTree: top.addChildren([inside.addChildren([traffic])]),
    history: createMemoryHistory({ initialEntries: ['/traffic?from=2030-01-05&to=2030-01-05'] }),
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
const rows = () => document.querySelectorAll('tbody tr td:first-child').length
const total = () => document.querySelector('output')?.textContent
const page = (place: number) =>
  document.querySelector<HTMLElement>(`nav [aria-label="Page ${place}"]`)

test('100 slots are one page', async () => {
  await open(100)
  expect([rows(), total(), document.querySelector('nav')]).toEqual([
    100,
    '100 plages horaires',
    null,
  ])
})

test('the 101st begins the second page', async () => {
  await open(101)
  expect([rows(), total()]).toEqual([100, '101 plages horaires'])
  expect(page(3)).toBeNull()
  await act(async () => page(2)!.click())
  await settled()
  expect([rows(), total()]).toEqual([1, '101 plages horaires'])
  expect(asked.at(-1)).toMatchObject({ page: '2', pageSize: '100' })
})

test('nothing to look at and nothing found are two different things', async () => {
  const [before, after] = [
    'Aucune activité n’a de billets journaliers.',
    'Aucune plage horaire dans cette période pour ces activités.',
  ]
  hasActivity = false
  await open(0)
  expect(asked).toEqual([])
  expect(document.body.textContent).toContain(before)
  expect(document.body.textContent).not.toContain(after)
  await act(async () => root.unmount())
  root = createRoot(document.body.appendChild(document.createElement('div')))
  hasActivity = true
  await open(0)
  expect(document.body.textContent).toContain(after)
  expect(document.body.textContent).toContain('Prochaines plages horaires\u00a0: 2030-02-02')
  expect(document.body.textContent).not.toContain(before)
})
