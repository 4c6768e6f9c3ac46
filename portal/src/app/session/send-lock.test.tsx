import { lockSession } from '@guichet/contract/sign-in/lock-session.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../test/answer-calls.ts'
import { renderScreenHook } from '../../../test/render-screen.tsx'
import { ApiError } from '../../kit/api/api-error.ts'
import { useLockScreen } from './lock.ts'
import { screenLock, settleLock } from './screen-lock.ts'
import { repeatLock } from './send-lock.ts'

afterEach(() => {
  settleLock(false)
  vi.useRealTimers()
})

/** A server that can be reached or not, and the number of locks that it has received. */
function aServer() {
  const server = { isReached: true, locks: 0 }
  answerCalls((endpoint) => {
    if (!server.isReached) throw new ApiError('Unreachable')
    if (endpoint === lockSession) server.locks += 1
    return {}
  })
  return server
}
const lockScreen = async () => (await renderScreenHook(() => useLockScreen())).result.current()
const isHidden = () => screenLock.get() !== null
/** The state of a page after a reload. */
const reload = () => screenLock.set(null)

test('a lock without a network is sent once the network is back', async () => {
  const server = aServer()
  server.isReached = false
  const lock = await renderScreenHook(() => useLockScreen())
  vi.useFakeTimers()
  await lock.result.current()
  await vi.advanceTimersByTimeAsync(12_000)
  expect([isHidden(), server.locks]).toEqual([true, 0])
  server.isReached = true
  await vi.advanceTimersByTimeAsync(6000)
  expect([isHidden(), server.locks]).toEqual([true, 1])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.locks).toBe(1)
})

test('a page that is opened after the lock sends it, and without a network it is hidden', async () => {
  const server = aServer()
  await lockScreen()
  reload()
  server.isReached = false
  await repeatLock()
  expect([isHidden(), server.locks]).toEqual([true, 1])
  reload()
  server.isReached = true
  await repeatLock()
  expect(server.locks).toBe(2)
})

test('a lock that a PIN has opened, or that the server refuses, is not sent again', async () => {
  const server = aServer()
  await lockScreen()
  settleLock(true)
  await repeatLock()
  expect([isHidden(), server.locks]).toEqual([false, 1])
  answerCalls(() => {
    throw new ApiError('PinMissing')
  })
  await lockScreen()
  expect(isHidden()).toBe(false)
  aServer()
  await repeatLock()
  expect(isHidden()).toBe(false)
})
