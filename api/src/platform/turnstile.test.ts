import { expect, test, vi } from 'vitest'
import { Turnstile } from './turnstile.ts'

const limits = { perPerson: 2, perBusiness: 3, inAll: 4, waitingPerPerson: 2, waitMs: 1000 }
const person = (accountId: string, tenantId = 'hill') => ({ accountId, tenantId })
const isDone = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), Promise.resolve(false)])

test('a person has two at once, two more wait, the next is rejected', async () => {
  const turnstile = new Turnstile(limits)
  const first = await turnstile.enter(person('anne'))
  await turnstile.enter(person('anne'))
  const third = turnstile.enter(person('anne'))
  const fourth = turnstile.enter(person('anne'))
  await expect(turnstile.enter(person('anne'))).rejects.toMatchObject({ type: 'TooManyAtOnce' })
  expect(await isDone(third)).toBe(false)
  first()
  await third
  expect(await isDone(fourth)).toBe(false)
})

test('work with a free place overtakes work without one', async () => {
  const turnstile = new Turnstile(limits)
  const leave = await turnstile.enter(person('anne'))
  await turnstile.enter(person('anne'))
  const waiting = turnstile.enter(person('anne'))
  await turnstile.enter(person('luc'))
  const sameBusiness = turnstile.enter(person('zoe'))
  await turnstile.enter(person('max', 'museum'))
  leave()
  await waiting
  expect(await isDone(sameBusiness)).toBe(false)
})

test('a request that waits too long is rejected, and leaves no trace', async () => {
  vi.useFakeTimers()
  const turnstile = new Turnstile({ ...limits, perPerson: 1, waitingPerPerson: 1 })
  const leave = await turnstile.enter(person('anne'))
  const waiting = expect(turnstile.enter(person('anne'))).rejects.toMatchObject({
    type: 'TooManyAtOnce',
  })
  await vi.advanceTimersByTimeAsync(1001)
  await waiting
  leave()
  const again = await turnstile.enter(person('anne'))
  again()
  vi.useRealTimers()
})
