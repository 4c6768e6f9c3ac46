// @vitest-environment happy-dom
import { findDays } from '@guichet/contract/availability/find-days.ts'
import { findNights } from '@guichet/contract/availability/find-nights.ts'
import { findRentalDays } from '@guichet/contract/availability/find-rental-days.ts'
import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import { getRentalInventory } from '@guichet/contract/availability/get-inventory.ts'
import type { Endpoint } from '@guichet/contract/endpoint.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../kit/api/api-error.ts'
import { BusinessContext } from '../../kit/session/business.ts'
import { sampleBusiness } from '../../kit/session/sample-business.ts'
import { ChoosePart, type PartPick } from './choose-part.tsx'
import { ChooseSizes } from './choose-sizes.tsx'
import type { Model, PackagePart, Rentals } from './times.queries.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../kit/api/call.ts', () => ({ call }))

const named = (text: string) => ({ fr: text, en: text })
const part = (kind: PackagePart['kind']): PackagePart => ({
  productId: 'p',
  kind,
  title: named('Skis'),
  categoryTitle: null,
  quantity: 1,
  identifications: [],
  schedulingType: 'WithCalendar',
  activityPublicId: 'a',
  modelPublicId: 'm',
  duration: '02:00:00',
  maxPersons: 4,
})
const day = { date: '2026-11-22', isAvailable: true, isOver: false }
const answers = new Map<Endpoint, object>([
  [findDays, { days: [{ ...day, remainingQuantity: 4, isNearlyFull: false }] }],
  [
    findRentalDays,
    {
      days: [
        {
          ...day,
          fullBeginTimes: [],
          beginTimeWithDurationsList: [
            {
              beginTime: '13:00',
              beginDateTimeUtc: '2026-11-22T18:00:00.000Z',
              durations: ['02:00:00'],
              fullDurations: [],
            },
          ],
        },
      ],
    },
  ],
  [
    getRentalInventory,
    {
      accessoryInventoryItems: [],
      rentalInventoryItems: [
        {
          rentalModelPublicId: 'm',
          rentalModelSpecificationPublicId: 's',
          rentalModelSpecificationName: named('160 cm'),
          remainingQuantity: 3,
        },
      ],
    },
  ],
])
const failing = (...endpoints: Endpoint[]) =>
  call.mockImplementation((endpoint: Endpoint) =>
    endpoints.includes(endpoint)
      ? Promise.reject(new ApiError('Unexpected'))
      : Promise.resolve(answers.get(endpoint)),
  )

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers({ now: Date.parse('2026-11-22T16:30:20.000Z') })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  document.body.replaceChildren()
})
async function show(children: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <BusinessContext value={sampleBusiness}>{children}</BusinessContext>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  await act(() => vi.advanceTimersByTimeAsync(50))
}
const alerts = () => document.querySelectorAll('[role=alert]').length
const skeletons = () => document.querySelectorAll('.mantine-Skeleton-root').length

test.each([
  ['the days of a slot', part('daily_ticket'), findDays],
  ['the slots of a day', part('daily_ticket'), findTimeslots],
  ['the days of a rental', part('equipment_rental'), findRentalDays],
  ['the sizes of a rental', part('equipment_rental'), getRentalInventory],
  ['the nights of a stay', part('lodging'), findNights],
])('%s that could not be loaded are said, and the part stays open', async (_, kind, endpoint) => {
  failing(endpoint)
  const picked = vi.fn<(pick: PartPick | null) => void>()
  await show(<ChoosePart part={kind} wanted={null} onPick={picked} />)
  expect(alerts()).toBe(1)
  expect(skeletons()).toBe(0)
  expect(picked).toHaveBeenLastCalledWith(null)
})

test('sizes that could not be loaded are said, and shown once they are there', async () => {
  failing(getRentalInventory)
  await show(
    <ChooseSizes
      category={{ name: named('Ski') } as Rentals['rentals'][number]}
      model={
        {
          name: named('Skis'),
          specifications: [{ publicId: 's', name: named('160 cm') }],
        } as Model
      }
      product={{ productId: 'p', price: 20, duration: '02:00:00' } as Model['products'][number]}
      begin={{
        date: '2026-11-22',
        beginTime: '13:00',
        beginsAt: '2026-11-22T18:00:00.000Z',
        isCustom: false,
      }}
      chosen={(specificationPublicId) => ({ specificationPublicId })}
      accessories={[]}
      cart={[]}
      onLine={() => undefined}
    />,
  )
  expect(alerts()).toBe(1)
  expect(skeletons()).toBe(0)
  failing()
  await act(() => vi.advanceTimersByTimeAsync(16_000))
  expect(alerts()).toBe(0)
  expect(document.querySelector('fieldset button')?.getAttribute('aria-label')).toBe(
    '160 cm, 3 libres',
  )
})

test('each date of a package says what it is for', async () => {
  failing()
  const skis = part('equipment_rental')
  const day = { ...part('daily_ticket'), title: named('Adulte'), categoryTitle: named('Ski alpin') }
  const onPick = vi.fn<(pick: PartPick | null) => void>()
  await show(
    [skis, day].map((own) => (
      <ChoosePart key={own.kind} part={own} wanted={null} onPick={onPick} />
    )),
  )
  const legends = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent)
  expect(legends).toEqual(
    expect.arrayContaining(['Date\u00a0: Skis', 'Date\u00a0: Ski alpin · Adulte']),
  )
})
