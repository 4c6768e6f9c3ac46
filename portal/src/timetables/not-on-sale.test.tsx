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
import { afterEach, expect, test, vi } from 'vitest'
import { BusinessContext, type Business } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import { NotOnSale } from './not-on-sale.tsx'
import { isSwitchedOff } from './timetable.rules.ts'
import type { Item } from './timetables.queries.ts'

test('only tickets of a day that are all switched off keep slots from being sold', () => {
  const off = { category: 'daily_ticket', isInactive: true }
  expect(isSwitchedOff([off, { category: 'season_pass' }])).toBe(true)
  expect(isSwitchedOff([off, { category: 'daily_ticket' }])).toBe(false)
  expect(isSwitchedOff([{ category: 'equipment_rental', isInactive: true }])).toBe(false)
})

const item = (fr: string, isInactive: boolean) =>
  ({ publicId: fr, name: { fr, en: fr }, type: 'activity', isInactive }) as Item

let root: Root | undefined
async function show(business: Partial<Business>) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  await act(async () =>
    root!.render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <BusinessContext value={{ ...sampleBusiness, ...business }}>
            <RouterContextProvider router={router as never}>
              <NotOnSale
                items={[item('Traîneau', true), item('Ski', false), item('Tube', true)]}
                chosenIds={['Traîneau', 'Ski']}
              />
            </RouterContextProvider>
          </BusinessContext>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
}
afterEach(async () => {
  if (root) await act(async () => root!.unmount())
  root = undefined
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('before slots are published it is said that nobody could buy them, with the way to the activity', async () => {
  await show({ isMainStaff: false, accesses: ['Timetables', 'Activities'] })
  const text = document.querySelector('[role=alert]')!.textContent
  expect(text).toContain('ses billets journaliers sont inactifs')
  expect(text).not.toMatch(/Ski|Tube/)
  expect(document.querySelector('a')!.getAttribute('href')).toBe(encodeURI('/activities/Traîneau'))
  expect(document.querySelector('button')).toBeNull()
})

test('who may change prices activates the category with one press, and nothing else of it', async () => {
  const period = {
    activePeriodStartDateTimeUtc: '2030-01-01T05:00:00.000Z',
    activePeriodEndDateTimeUtc: null,
    validPeriodStartDateTimeUtc: null,
    validPeriodEndDateTimeUtc: null,
  }
  const pricing = {
    activityPublicId: 'Traîneau',
    version: 3,
    isActive: false,
    ...period,
    activityPricingDetails: [{ publicId: 't', price: 12 }],
  }
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body?: string }) => {
    if (body) sent.push(JSON.parse(body))
    return Response.json({ pricings: [pricing] })
  })
  await show({ isMainStaff: false, accesses: ['Timetables', 'Activities', 'Pricings'] })
  const button = document.querySelector('button')!
  await vi.waitFor(() => expect(button.disabled).toBe(false))
  await act(async () => button.click())
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([
    {
      collaboratorPublicId: 'b',
      category: 'daily_ticket',
      pricings: [
        {
          activityPublicId: 'Traîneau',
          version: 3,
          isActive: true,
          ...period,
          activityPricingDetails: [],
        },
      ],
    },
  ])
})
