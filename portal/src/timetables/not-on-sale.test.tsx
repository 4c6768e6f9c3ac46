import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../test/render-screen.tsx'
import type { Business } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import { NotOnSale } from './not-on-sale.tsx'
import { isSwitchedOff } from './timetable.rules.ts'
import type { Item } from './timetables.queries.ts'

test('slots cannot be sold only when all day tickets of the activity are inactive', () => {
  const off = { category: 'daily_ticket', isInactive: true }
  expect(isSwitchedOff([off, { category: 'season_pass' }])).toBe(true)
  expect(isSwitchedOff([off, { category: 'daily_ticket' }])).toBe(false)
  expect(isSwitchedOff([{ category: 'equipment_rental', isInactive: true }])).toBe(false)
})

const item = (fr: string, isInactive: boolean) =>
  ({ publicId: fr, name: { fr, en: fr }, type: 'activity', isInactive }) as Item

const show = (business: Partial<Business>) =>
  renderScreen(
    <NotOnSale
      items={[item('Traîneau', true), item('Ski', false), item('Tube', true)]}
      chosenIds={['Traîneau', 'Ski']}
    />,
    { business: { ...sampleBusiness, ...business } },
  )

test('before publishing, warns that nobody could buy the slots, with a link to the activity', async () => {
  await show({ isMainStaff: false, accesses: ['Timetables', 'Activities'] })
  const text = screen.getByRole('alert').textContent
  expect(text).toContain('ses billets journaliers sont inactifs')
  expect(text).not.toMatch(/Ski|Tube/)
  expect(screen.getByRole('link').getAttribute('href')).toBe(encodeURI('/activities/Traîneau'))
  expect(screen.queryByRole('button')).toBeNull()
})

test('people who may change prices activate the category in one click, and change nothing else', async () => {
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
  const button = screen.getByRole<HTMLButtonElement>('button')
  await waitFor(() => expect(button.disabled).toBe(false))
  await userEvent.click(button)
  await waitFor(() => expect(sent).toHaveLength(1))
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
