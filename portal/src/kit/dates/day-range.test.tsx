import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import { DayRange } from './day-range.tsx'

test('a first day after the last one moves the last one, and does not empty it', async () => {
  const onChange = vi.fn()
  await renderScreen(
    <DayRange
      days={{ from: '2026-11-01', to: '2026-11-10' }}
      labels={{ from: 'Du', to: 'Au' }}
      shortcuts={[]}
      onChange={onChange}
    />,
  )
  const from = screen.getByLabelText('Du')
  fireEvent.change(from, { target: { value: '2026-11-20' } })
  fireEvent.blur(from)
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-20' })
})
