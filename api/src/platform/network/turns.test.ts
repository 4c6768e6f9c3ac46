import { expect, test } from 'vitest'
import type { WrappedCall } from '../http/contexts.ts'
import { turns } from './turns.ts'

const call = (isGone = false) =>
  ({ request: { raw: { socket: { destroyed: isGone } } } }) as WrappedCall
/** A task that finishes when the test says so. */
function aWork() {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let isBegun = false
  return {
    run: () => {
      isBegun = true
      begin()
      return promise
    },
    begun,
    isBegun: () => isBegun,
    end: resolve,
    fail: reject,
  }
}
const aWhile = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('calls run one at a time, each followed by a pause twice as long as its work', async () => {
  const inTurn = turns()
  const [first, second] = [aWork(), aWork()]
  const answers = [inTurn(call(), first.run), inTurn(call(), second.run)]
  await first.begun
  await aWhile(100)
  expect(second.isBegun()).toBe(false)
  const ended = performance.now()
  first.end('one')
  expect(await answers[0]).toBe('one')
  await second.begun
  expect(performance.now() - ended).toBeGreaterThan(160)
  second.end('two')
  expect(await answers[1]).toBe('two')
})

test('a failure is reported to its own call, and the next one has its turn', async () => {
  const inTurn = turns()
  const [first, second] = [aWork(), aWork()]
  const answers = [inTurn(call(), first.run), inTurn(call(), second.run)]
  await first.begun
  first.fail(new Error('ended by its database'))
  await expect(answers[0]).rejects.toThrow('ended by its database')
  await second.begun
  second.end('two')
  expect(await answers[1]).toBe('two')
})

test('the work of a call whose client has left is not started', async () => {
  const inTurn = turns()
  const work = aWork()
  await expect(inTurn(call(true), work.run)).rejects.toMatchObject({ type: 'Unavailable' })
  expect(work.isBegun()).toBe(false)
})
