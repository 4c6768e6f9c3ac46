import { notifications, notificationsStore } from '@mantine/notifications'
import { afterEach, expect, test } from 'vitest'
import { endScanNotice, notifyError, notifyScan } from './notify.tsx'

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
