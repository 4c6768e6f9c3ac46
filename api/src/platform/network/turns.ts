import { setTimeout as sleep } from 'node:timers/promises'
import { apiError } from '../http/api-error.ts'
import type { CallWrapper } from '../http/contexts.ts'

/**
 * Pause as a multiple of the work's duration, up to three seconds: a core is busy a third of the
 * time.
 */
const rest = 2
const longestRestMs = 3000

/**
 * Serializes calls that keep a core of the database busy for long, each followed by a pause, so
 * that counters can sell while reports are read. They wait before their transaction begins, without
 * a connection. A single call does not wait, and calls of disconnected clients are skipped.
 */
export function turns(): CallWrapper {
  let free: Promise<unknown> = Promise.resolve()
  return ({ request }, run) => {
    const isHere = () => !request.raw.socket.destroyed
    let took = 0
    const mine = free.then(async () => {
      // Nobody reads the error: it only prevents the work.
      if (!isHere()) throw apiError('Unavailable')
      const begun = performance.now()
      try {
        return await run()
      } finally {
        took = performance.now() - begun
      }
    })
    // A pause does not keep the process alive.
    const thenRest = () => sleep(Math.min(took * rest, longestRestMs), undefined, { ref: false })
    free = mine.then(thenRest, thenRest)
    return mine
  }
}
