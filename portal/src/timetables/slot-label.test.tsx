import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SlotLabel } from './slot-label.tsx'
import type { TimetableEntry } from './timetable.rules.ts'

test('the tooltip shows the complete slot, which a day in the month view has no room for', () => {
  const title = 'Fin de semaine, glissade de groupe'
  const slot = { title, beginTime: '09:00', endTime: '10:30', used: 2, capacity: 12, quantity: 12 }
  const shown = { key: 's', date: '2030-01-05', slot } as unknown as TimetableEntry
  const { rerender } = render(<SlotLabel shown={shown} view="month" />)
  expect(screen.getByTitle(`09:00 – 10:30 · ${title}`)).toBeTruthy()
  const rental = { title, beginTimes: ['09:00', '13:00'], durations: [], used: 0 }
  const equipment = { key: 'r', date: '2030-01-05', rental } as unknown as TimetableEntry
  rerender(<SlotLabel shown={equipment} view="month" />)
  expect(screen.getByTitle(`09:00 · 13:00 · ${title}`)).toBeTruthy()
})
