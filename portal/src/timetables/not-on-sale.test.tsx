// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { BusinessContext } from '../kit/session/business.ts'
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

test('before slots are published it is said that nobody could buy them', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const item = (fr: string, isInactive: boolean) =>
    ({ publicId: fr, name: { fr, en: fr }, type: 'activity', isInactive }) as Item
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <BusinessContext value={sampleBusiness}>
          <RouterContextProvider router={router as never}>
            <NotOnSale
              items={[item('Traîneau', true), item('Ski', false), item('Tube', true)]}
              chosen={['Traîneau', 'Ski'].map((activityPublicId) => ({ activityPublicId }))}
            />
          </RouterContextProvider>
        </BusinessContext>
      </MantineProvider>,
    ),
  )
  const text = document.querySelector('[role=alert]')!.textContent
  expect(text).toContain('ses billets journaliers sont inactifs')
  expect(text).not.toMatch(/Ski|Tube/)
  expect(document.querySelector('a')!.getAttribute('href')).toBe(encodeURI('/activities/Traîneau'))
  await act(async () => root.unmount())
})
