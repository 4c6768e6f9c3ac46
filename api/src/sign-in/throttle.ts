import type pg from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { refuse } from '../platform/refuse.ts'

export type Throttle = { spend: (key: string) => Promise<void>; giveBack: (key: string) => Promise<void>; forgive: (key: string) => Promise<void> }

/** Counts tries in the database, so that all instances count together. `spend` refuses TooManyTries above `points` per `seconds`. */
export function throttle(pool: pg.Pool, name: string, points: number, seconds: number): Throttle {
  const limiter = new RateLimiterPostgres({ storeClient: pool, tableName: 'throttle', tableCreated: true, clearExpiredByTimeout: false, keyPrefix: name, points, duration: seconds })
  return {
    spend: async (key) => {
      try {
        await limiter.consume(key)
      } catch (rejection) {
        if (rejection instanceof Error) throw rejection
        throw refuse('TooManyTries', { retryAfterSeconds: Math.ceil((rejection as { msBeforeNext: number }).msBeforeNext / 1000) })
      }
    },
    giveBack: async (key) => { await limiter.reward(key, 1) },
    forgive: async (key) => { await limiter.delete(key) },
  }
}
