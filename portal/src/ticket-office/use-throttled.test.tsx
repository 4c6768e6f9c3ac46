import { beforeEach, expect, test, vi } from 'vitest'
import { pass, renderScreenHook } from '../../test/render-screen.tsx'
import { useThrottled } from './use-throttled.ts'

const looks: { key: string | null; at: number; signal: AbortSignal }[] = []
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  looks.length = 0
})
const startTyping = () =>
  renderScreenHook((asked: string | null = null) =>
    useThrottled(asked, 1000, (signal) => looks.push({ key: asked, at: Date.now(), signal })),
  )

test('runs each second while the user types without a pause', async () => {
  const { rerender } = await startTyping()
  for (let key = 0; key < 15; key++) {
    await rerender(`${key}`)
    await pass(200)
  }
  await pass(5000)
  expect(looks.map(({ at }) => at)).toEqual([0, 1000, 2000, 3000])
  expect(looks.at(-1)!.key).toBe('14')
})

test('the next key aborts an earlier run, and null starts none', async () => {
  const { rerender } = await startTyping()
  await rerender('a')
  await pass(0)
  await rerender('b')
  expect(looks[0]!.signal.aborted).toBe(true)
  await rerender(null)
  await pass(5000)
  expect(looks).toHaveLength(1)
})
