// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BusinessContext } from '../kit/session/business.ts'
import { sampleBusiness } from '../kit/session/sample-business.ts'
import { EditSlot } from './edit-slot.tsx'
import type { Slot } from './timetables.queries.ts'

const slot = {
  timetablePublicId: 't',
  availabilityPublicId: 'a',
  version: 1,
  isOccurringOnce: false,
  beginTime: '09:00',
  endTime: '12:00',
  quantity: 20,
} as Slot

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

async function pressSave(begin: string) {
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <BusinessContext value={sampleBusiness}>
            <EditSlot
              key={begin}
              shown={{ date: '2030-01-15', slot }}
              reach={undefined}
              dropped={{ date: '2030-01-15', begin, end: '12:00' }}
              onClose={() => undefined}
            />
          </BusinessContext>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  await act(async () => {
    document.querySelector<HTMLElement>('[data-save]')!.click()
    await new Promise((drawn) => requestAnimationFrame(drawn))
  })
}

test('how far a change reaches is asked once its hours are good, and never over their problem', async () => {
  await pressSave('25:99')
  expect(document.querySelector('[aria-invalid=true]')).not.toBeNull()
  expect(document.querySelector('[role=menuitem]')).toBeNull()
  await pressSave('10:00')
  expect(document.querySelector('[role=menuitem]')).not.toBeNull()
})
