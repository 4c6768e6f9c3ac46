// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWithRetries } from './lazy-part.ts'
import * as notices from './notify.tsx'

const notifyError = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.spyOn(notices, 'notifyError').mockImplementation(notifyError)
  document.documentElement.lang = 'en'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const away = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('a part that cannot be fetched offline is announced once, and opens when the network is back', async () => {
  setOnline(false)
  const load = vi.fn<() => Promise<string>>(away)
  const part = loadWithRetries(load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load.mock.calls.length).toBeGreaterThan(10)
  expect(notifyError).toHaveBeenCalledExactlyOnceWith(
    'Not opened yet',
    'Could not reach the server. Check the connection, then try again.',
  )
  setOnline(true)
  load.mockResolvedValue('part')
  window.dispatchEvent(new Event('online'))
  await expect(part).resolves.toBe('part')
})

test('a part that is missing although the network works fails after a few tries', async () => {
  setOnline(true)
  const load = vi.fn<() => Promise<string>>(away)
  const part = expect(loadWithRetries(load)).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(60_000)
  await part
  expect(load).toHaveBeenCalledTimes(3)
})
