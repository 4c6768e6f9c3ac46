import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test/render-screen.tsx'
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

async function pressSave(begin: string) {
  await renderScreen(
    <EditSlot
      shown={{ date: '2030-01-15', slot }}
      reach={undefined}
      dropped={{ date: '2030-01-15', begin, end: '12:00' }}
      onClose={() => undefined}
    />,
  )
  await act(async () => {
    fireEvent.click(document.querySelector('[data-save]')!)
    await new Promise((drawn) => requestAnimationFrame(drawn))
  })
}

test('the scopes of a save are offered once its times are valid, and never cover their error', async () => {
  await pressSave('25:99')
  expect(document.querySelector('[aria-invalid=true]')).not.toBeNull()
  expect(screen.queryByRole('menuitem')).toBeNull()
  await pressSave('10:00')
  expect(screen.getAllByRole('menuitem').length).toBeGreaterThan(0)
})
