import { expect, test, vi } from 'vitest'
import { CostlyLimiter } from './costly-limiter.ts'

const limits = { perPerson: 2, perBusiness: 3, inAll: 4, waitingPerPerson: 2, waitMs: 1000 }
const person = (accountId: string, tenantId = 'hill') => ({ accountId, tenantId })
const isDone = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), Promise.resolve(false)])

test('a person has two at once, two more wait, the next is rejected', async () => {
  const costlyLimiter = new CostlyLimiter(limits)
  const first = await costlyLimiter.enter(person('anne'))
  await costlyLimiter.enter(person('anne'))
  const third = costlyLimiter.enter(person('anne'))
  const fourth = costlyLimiter.enter(person('anne'))
  await expect(costlyLimiter.enter(person('anne'))).rejects.toMatchObject({ type: 'TooManyAtOnce' })
  expect(await isDone(third)).toBe(false)
  first()
  await third
  expect(await isDone(fourth)).toBe(false)
})

test('work with a free place overtakes work without one', async () => {
  const costlyLimiter = new CostlyLimiter(limits)
  const leave = await costlyLimiter.enter(person('anne'))
  await costlyLimiter.enter(person('anne'))
  const waiting = costlyLimiter.enter(person('anne'))
  await costlyLimiter.enter(person('luc'))
  const sameBusiness = costlyLimiter.enter(person('zoe'))
  await costlyLimiter.enter(person('max', 'museum'))
  leave()
  await waiting
  expect(await isDone(sameBusiness)).toBe(false)
})

test('a request that waits too long is rejected, and leaves no trace', async () => {
  vi.useFakeTimers()
  const costlyLimiter = new CostlyLimiter({ ...limits, perPerson: 1, waitingPerPerson: 1 })
  const leave = await costlyLimiter.enter(person('anne'))
  const waiting = expect(costlyLimiter.enter(person('anne'))).rejects.toMatchObject({
    type: 'TooManyAtOnce',
  })
  await vi.advanceTimersByTimeAsync(1001)
  await waiting
  leave()
  const again = await costlyLimiter.enter(person('anne'))
  again()
  vi.useRealTimers()
})
