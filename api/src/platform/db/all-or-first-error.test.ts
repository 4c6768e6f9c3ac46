import { expect, test } from 'vitest'
import { allOrFirstError } from './all-or-first-error.ts'

test('answers are in the order of the questions', async () => {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('late'), 20))
  const [a, b, c]: [string, number, null] = await allOrFirstError([late, Promise.resolve(2), null])
  expect([a, b, c]).toEqual(['late', 2, null])
})

test('a failure waits for the rest, and the first failure is thrown', async () => {
  let isDone = false
  const slow = new Promise<void>((resolve) =>
    setTimeout(() => {
      isDone = true
      resolve()
    }, 20),
  )
  const soon = Promise.reject(new Error('second'))
  const first = new Promise((_, reject) => setTimeout(() => reject(new Error('first')), 10))
  await expect(allOrFirstError([first, soon, slow])).rejects.toThrow('first')
  expect(isDone).toBe(true)
})
