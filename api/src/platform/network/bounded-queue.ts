import { apiError } from '../http/api-error.ts'

export type QueueLimits = { atOnce: number; length: number; waitMs: number }
type Waiting = { start: () => void; timer: NodeJS.Timeout }

/**
 * Runs at most `atOnce` tasks; up to `length` others wait, each at most `waitMs`. Further ones are
 * rejected at once.
 *
 * @throws Unavailable
 */
export function boundedQueue({ atOnce, length, waitMs }: QueueLimits) {
  let running = 0
  const waiting: Waiting[] = []

  const turn = (): Promise<void> => {
    if (running < atOnce) {
      running++
      return Promise.resolve()
    }
    if (waiting.length >= length) return Promise.reject(apiError('Unavailable'))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(mine), 1)
        reject(apiError('Unavailable'))
      }, waitMs)
      const mine: Waiting = { start: resolve, timer }
      waiting.push(mine)
    })
  }

  /** The place is passed to the next task, so `running` does not change. */
  const leave = () => {
    const next = waiting.shift()
    if (!next) {
      running--
      return
    }
    clearTimeout(next.timer)
    next.start()
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
