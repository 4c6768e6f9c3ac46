import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionWatch } from './connection.ts'

const probe = vi.fn<() => Promise<'answered' | 'silent' | 'failed'>>()
let watch: ConnectionWatch
const states: string[] = []
beforeEach(() => {
  vi.useFakeTimers({ now: 50_000 })
  probe.mockReset().mockResolvedValue('answered')
  watch = new ConnectionWatch({ probe, now: Date.now })
  states.length = 0
  watch.subscribe(() => states.push(watch.now().state))
})
afterEach(() => void vi.useRealTimers())

const answerOf = (status: number) => () => Promise.resolve(new Response('{}', { status }))
const never = () => new Promise<Response>(() => {})
const failing = () => Promise.reject<Response>(new TypeError('Failed to fetch'))

test('calls that are answered in time do not trigger a probe', async () => {
  await watch.watch(answerOf(200))
  await watch.watch(answerOf(409))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(probe).not.toHaveBeenCalled()
  expect(states).toEqual([])
})

test('a call that cannot be sent is reported at once, and the server is probed until it is back', async () => {
  probe.mockResolvedValue('failed')
  await expect(watch.watch(failing)).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(0)
  expect(watch.now()).toEqual({ state: 'lost', since: 50_000 })
  await vi.advanceTimersByTimeAsync(6000)
  expect(probe).toHaveBeenCalledTimes(4)
  probe.mockResolvedValue('answered')
  await vi.advanceTimersByTimeAsync(2000)
  expect(watch.now()).toEqual({ state: 'good', since: null })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probe).toHaveBeenCalledTimes(5)
  expect(states).toEqual(['lost', 'good'])
})

test('a slow response of a reachable server is no problem; a server that does not answer is slow', async () => {
  void watch.watch(never)
  await vi.advanceTimersByTimeAsync(1000)
  expect(probe).toHaveBeenCalledTimes(1)
  expect(states).toEqual([])
  probe.mockResolvedValue('silent')
  void watch.watch(never)
  await vi.advanceTimersByTimeAsync(1000)
  expect(states).toEqual(['slow'])
  probe.mockResolvedValue('failed')
  await vi.advanceTimersByTimeAsync(2000)
  // `since` is when the server became slow.
  expect(watch.now()).toEqual({ state: 'lost', since: 52_000 })
})

test('any response restores the connection; an aborted call changes nothing', async () => {
  watch.lose()
  expect(states).toEqual(['lost'])
  const given = () => Promise.reject<Response>(new DOMException('left', 'AbortError'))
  await expect(watch.watch(given)).rejects.toThrow('left')
  expect(states).toEqual(['lost'])
  await watch.watch(answerOf(200))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(states).toEqual(['lost', 'good'])
  expect(probe).not.toHaveBeenCalled()
})

test('a gateway error triggers one probe of the server, however many calls received it', async () => {
  probe.mockImplementation(async () => {
    await new Promise((done) => setTimeout(done, 100))
    return 'failed'
  })
  await Promise.all(Array.from({ length: 5 }, () => watch.watch(answerOf(502))))
  await vi.advanceTimersByTimeAsync(100)
  expect(probe).toHaveBeenCalledTimes(1)
  expect(states).toEqual(['lost'])
})
