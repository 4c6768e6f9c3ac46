// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useThrottled } from './use-throttled.ts'

const looks: { key: string | null; at: number; signal: AbortSignal }[] = []
function Looking({ asked }: { asked: string | null }) {
  useThrottled(asked, 1000, (signal) => looks.push({ key: asked, at: Date.now(), signal }))
  return null
}
let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers({ now: 0 })
  looks.length = 0
  root = createRoot(document.body)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})
const type = (asked: string | null) => act(async () => root.render(<Looking asked={asked} />))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('somebody who types without a pause is looked up each second, not only when the keys are still', async () => {
  for (let key = 0; key < 15; key++) {
    await type(`${key}`)
    await pass(200)
  }
  await pass(5000)
  expect(looks.map(({ at }) => at)).toEqual([0, 1000, 2000, 3000])
  expect(looks.at(-1)!.key).toBe('14')
})

test('an older lookup is stopped by the next key, and nothing is asked for nothing', async () => {
  await type('a')
  await pass(0)
  await type('b')
  expect(looks[0]!.signal.aborted).toBe(true)
  await type(null)
  await pass(5000)
  expect(looks).toHaveLength(1)
})
