import { setTimeout as sleep } from 'node:timers/promises'
import { apiError } from './api-error.ts'
import type { Around } from './contexts.ts'

/** Of the time of its work, up to three seconds: a core is busy a third of the time. */
const rest = 2
const longestRestMs = 3000

/**
 * Calls that keep a core of the database busy for long: one at a time, each followed by a rest, so
 * that counters sell on while reports are read. They wait before their transaction begins, without
 * a connection. A call alone does not wait, and whoever has left is not waited for.
 */
export function turns(): Around {
  let free: Promise<unknown> = Promise.resolve()
  return (request, run) => {
    const isHere = () => !request.raw.socket.destroyed
    let took = 0
    const mine = free.then(async () => {
      // Nobody reads it: what matters is that nothing is begun.
      if (!isHere()) throw apiError('Unavailable')
      const begun = performance.now()
      try {
        return await run()
      } finally {
        took = performance.now() - begun
      }
    })
    // A rest keeps no process from its end.
    const thenRest = () => sleep(Math.min(took * rest, longestRestMs), undefined, { ref: false })
    free = mine.then(thenRest, thenRest)
    return mine
  }
}
