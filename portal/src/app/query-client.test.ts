import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../kit/api/api-error.ts'
import { newQueryClient } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onlineManager.setOnline(false)
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
})
const unreachable = () => {
  if (!onlineManager.isOnline()) throw new ApiError('Unreachable')
}

test('a command fails at once offline, and is not sent later', async () => {
  const client = newQueryClient()
  client.mount()
  const sends = vi.fn<() => Promise<void>>(async () => unreachable())
  const command = new MutationObserver(client, { mutationFn: sends })
  await expect(command.mutate()).rejects.toMatchObject({ type: 'Unreachable' })
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sends).toHaveBeenCalledOnce()
  client.unmount()
})

test('a query fails after two retries offline, and is refetched when the network is back', async () => {
  const client = newQueryClient()
  client.mount()
  const observer = new QueryObserver(client, {
    queryKey: ['figures'],
    queryFn: async () => {
      unreachable()
      return 'figures'
    },
  })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(10_000)
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, fetchStatus: 'idle' })
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(10)
  expect(observer.getCurrentResult()).toMatchObject({ isError: false, data: 'figures' })
  stop()
  client.unmount()
})
