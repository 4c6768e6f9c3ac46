// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oneAfterOther, watchChanges } from './watch-changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function streams() {
  const opened: ReadableStreamDefaultController<Uint8Array>[] = []
  const signals: AbortSignal[] = []
  let isRefused = false
  const open = async (signal: AbortSignal) => {
    signals.push(signal)
    if (isRefused) throw new Error('refused')
    return new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          opened.push(controller)
          signal.addEventListener('abort', () => controller.error(new Error('aborted')))
        },
      }),
    )
  }
  const say = async (text: string) => {
    opened.at(-1)!.enqueue(new TextEncoder().encode(text))
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    open,
    say,
    signals,
    end: () => opened.at(-1)!.close(),
    refuse: (next: boolean) => {
      isRefused = next
    },
  }
}
function watched() {
  const stream = streams()
  const onChange = vi.fn()
  const lives: boolean[] = []
  const stop = watchChanges({
    open: stream.open,
    onChange,
    onLive: (isLive) => lives.push(isLive),
  })
  return { ...stream, onChange, lives, stop }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

test('the stream is live from its first event, and refetches changes since', async () => {
  const { say, onChange, lives, stop } = watched()
  await settle()
  expect(lives).toEqual([])
  await say('retry: 3000\nevent: open\ndata:\n\n')
  expect(lives).toEqual([true])
  expect(onChange).toHaveBeenCalledTimes(1)
  await say(':\n\n')
  expect(onChange).toHaveBeenCalledTimes(1)
  await say('event: changed\ndata:\n\n')
  expect(onChange).toHaveBeenCalledTimes(2)
  stop()
})

test('a stream that ends is reopened, a refused one at growing intervals', async () => {
  const { say, end, refuse, signals, lives, stop } = watched()
  await settle()
  await say('event: open\n\n')
  refuse(true)
  end()
  await settle()
  expect(lives).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(1000)
  expect(signals).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(signals).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(signals).toHaveLength(3)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signals).toHaveLength(3)
})

test('silence counts as a lost connection', async () => {
  const { say, signals, lives, stop } = watched()
  await settle()
  await say('event: open\n\n')
  await vi.advanceTimersByTimeAsync(40_000)
  expect(signals[0]!.aborted).toBe(true)
  expect(lives).toEqual([true, false])
  stop()
})

test('a hidden page closes the stream, and opens it again when visible', async () => {
  const { say, signals, stop } = watched()
  await settle()
  await say('event: open\n\n')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(signals).toHaveLength(1)
  expect(signals[0]!.aborted).toBe(true)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(signals).toHaveLength(2)
  hidden.mockRestore()
  stop()
})

test('calls during a run result in one further run', async () => {
  let runs = 0
  let finish = () => {}
  const run = oneAfterOther(() => {
    runs += 1
    return new Promise<void>((done) => {
      finish = done
    })
  })
  for (let i = 0; i < 5; i++) run()
  expect(runs).toBe(1)
  finish()
  await settle()
  expect(runs).toBe(2)
  finish()
  await settle()
  expect(runs).toBe(2)
})
