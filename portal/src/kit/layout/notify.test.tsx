import { notifications, notificationsStore } from '@mantine/notifications'
import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { endScanNotice, notifyError, notifyScan, notifySuccess } from './notify.tsx'

afterEach(() => notifications.clean())
const shown = () => notificationsStore.getState().notifications

test('a failure with a message stays; the notice of a scan closes by itself', () => {
  notifyError('Failed', 'Why it failed.')
  notifyScan('Nothing done', 'Scan again.')
  expect(shown().map(({ title, autoClose }) => [title, autoClose])).toEqual([
    ['Failed', false],
    ['Nothing done', 6000],
  ])
})

test('the notice of a scan is replaced by the next one, and hidden by the next scan', () => {
  notifyScan('First', 'Scan again.')
  notifyScan('Second', 'Scan again.')
  expect(shown().map(({ title }) => title)).toEqual(['Second'])
  endScanNotice()
  expect(shown()).toEqual([])
})

test('a date in a notice stays on one line', () => {
  notifySuccess('Moved', 'Ski: 2026-12-04 09:00 → 2026-12-05 09:00')
  const { container } = render(<>{shown()[0]!.message}</>)
  expect(container.textContent).toBe('Ski: 2026-12-04 09:00 → 2026-12-05 09:00')
  expect([...container.querySelectorAll('.one-line')].map((part) => part.textContent)).toEqual([
    '2026-12-04',
    '2026-12-05',
  ])
})
