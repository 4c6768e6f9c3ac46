import { findDays } from '@guichet/contract/availability/find-days.ts'
import { findNights } from '@guichet/contract/availability/find-nights.ts'
import { findRentalDays } from '@guichet/contract/availability/find-rental-days.ts'
import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import { getRentalInventory } from '@guichet/contract/availability/get-inventory.ts'
import type { Endpoint } from '@guichet/contract/endpoint.ts'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../../test/answer-calls.ts'
import { pass, renderScreen } from '../../../../test/render-screen.tsx'
import { ApiError } from '../../../kit/api/api-error.ts'
import type { Model, PackagePart, Rentals } from '../times/times.queries.ts'
import { ChoosePart, type PartPick } from './choose-part.tsx'
import { ChooseSizes } from './choose-sizes.tsx'

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
  [findTimeslots, { timeslots: [] }],
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
  answerCalls((endpoint) => {
    if (endpoints.includes(endpoint)) throw new ApiError('Unexpected')
    return answers.get(endpoint)
  })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T16:30:20.000Z') })
})
async function show(children: ReactNode) {
  await renderScreen(children)
  await pass(50)
}
const alerts = () => screen.queryAllByRole('alert').length
const skeletons = () => document.querySelectorAll('.mantine-Skeleton-root').length

test.each([
  ['the days of a slot', part('daily_ticket'), findDays],
  ['the slots of a day', part('daily_ticket'), findTimeslots],
  ['the days of a rental', part('equipment_rental'), findRentalDays],
  ['the sizes of a rental', part('equipment_rental'), getRentalInventory],
  ['the nights of a stay', part('lodging'), findNights],
])('a failure to load %s is shown, and the part stays open', async (_, kind, endpoint) => {
  failing(endpoint)
  const picked = vi.fn<(pick: PartPick | null) => void>()
  await show(<ChoosePart part={kind} wanted={null} onPick={picked} />)
  expect(alerts()).toBe(1)
  expect(skeletons()).toBe(0)
  expect(picked).toHaveBeenLastCalledWith(null)
})

test('a failure to load sizes is shown, and the sizes replace it once loaded', async () => {
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
  await pass(16_000)
  expect(alerts()).toBe(0)
  expect(document.querySelector('fieldset button')?.getAttribute('aria-label')).toBe(
    '160 cm, 3 libres',
  )
})

test('each date of a package names its part', async () => {
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
