import { mostStreams } from '@guichet/contract/today/watch-day.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DayStreams } from './day-streams.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function streamsWith({ isAdmitted = (): boolean => true } = {}) {
  const tells = new Set<() => void>()
  const streams = new DayStreams({
    watch: (_tenantId, tell) => {
      tells.add(tell)
      return () => tells.delete(tell)
    },
  })
  const open = ({ seconds = 300, isRead = true } = {}) => {
    const stream = streams.open({
      tenantId: 'business',
      sessionId: 'session',
      seconds,
      isStillAdmitted: async () => isAdmitted(),
    })
    let received = ''
    if (isRead)
      stream.on('data', (chunk: Buffer) => {
        received += chunk.toString()
      })
    const changes = async () => {
      await vi.advanceTimersByTimeAsync(0)
      return received.split('changed').length - 1
    }
    return { stream, changes, received: () => received }
  }
  return { streams, open, tells, change: () => tells.forEach((tell) => tell()) }
}

test('a burst is reported at once and once more when it has ended', async () => {
  const { open, change } = streamsWith()
  const { changes } = open()
  for (let i = 0; i < 100; i++) change()
  expect(await changes()).toBe(1)
  await vi.advanceTimersByTimeAsync(500)
  expect(await changes()).toBe(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await changes()).toBe(2)
  change()
  expect(await changes()).toBe(3)
})

test('a stream sends heartbeats while its session is valid, and ends with it', async () => {
  let isAdmitted = true
  const { open, tells } = streamsWith({ isAdmitted: () => isAdmitted })
  const { stream, received } = open()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(received()).toMatch(/:\n\n$/)
  isAdmitted = false
  await vi.advanceTimersByTimeAsync(15_000)
  expect(stream.readableEnded).toBe(true)
  expect(tells.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a stream ends after its seconds, when the process closes, and when its client stops reading', async () => {
  const { streams, open, change, tells } = streamsWith()
  const [short, long] = [open({ seconds: 2 }), open()]
  const stalled = open({ isRead: false })
  await vi.advanceTimersByTimeAsync(2000)
  expect([short, long].map(({ stream }) => stream.readableEnded)).toEqual([true, false])
  for (let i = 0; i < 1000; i++) {
    change()
    await vi.advanceTimersByTimeAsync(500)
    if (stalled.stream.destroyed) break
  }
  expect(stalled.stream.destroyed).toBe(true)
  streams.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(long.stream.readableEnded).toBe(true)
  expect(tells.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('each session has its own limit of streams', async () => {
  const { streams, open } = streamsWith()
  const [first] = Array.from({ length: mostStreams }, () => open())
  expect(() => streams.assertRoom('session')).toThrow('TooManyAtOnce')
  expect(() => streams.assertRoom('another')).not.toThrow()
  first!.stream.destroy()
  await vi.advanceTimersByTimeAsync(0)
  expect(() => streams.assertRoom('session')).not.toThrow()
  streams.close()
})
