import type { Call } from '@guichet/contract/endpoint.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { reach, type ProcessAnswer } from '../race/processes.ts'
import type { Token } from '../test-server.ts'

type Line = Record<string, unknown>
export const sale = (line: Line) => ({ body: { tickets: [line] } }) as Call<typeof sell>
const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))

/**
 * Sells one ticket, and sends it again with the same key until the answer is no longer
 * "unavailable", as a client would.
 */
export async function sellSurely(
  base: string,
  who: Token,
  line: Line,
  { key, seconds = 30 }: { key: string; seconds?: number },
): Promise<ProcessAnswer> {
  const until = performance.now() + seconds * 1000
  for (;;) {
    const answer = await reach(base, who, sell, { ...sale(line), key }).catch(() => null)
    if (answer && answer.status !== 503) return answer
    if (performance.now() > until) throw new Error(`no sale within ${seconds} s: ${answer?.status}`)
    await pause(100)
  }
}

/** Waits until `isTrue`, at most `seconds`. @returns how many milliseconds it took */
export async function until(
  isTrue: () => Promise<boolean> | boolean,
  seconds: number,
  what: string,
): Promise<number> {
  const began = performance.now()
  for (;;) {
    if (await isTrue()) return performance.now() - began
    if (performance.now() - began > seconds * 1000)
      throw new Error(`${what}: not within ${seconds} s`)
    await pause(50)
  }
}

export const isReady = (base: string): Promise<boolean> =>
  fetch(`${base}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
