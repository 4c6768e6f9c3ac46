import { createHash } from 'node:crypto'
import type pg from 'pg'
import { observe } from '../platform/db/database-clock.ts'
import { apiError } from '../platform/http/api-error.ts'
import { mustGet } from '../platform/values/must.ts'

export type PointCount = { points: number; secondsLeft: number }
export type Throttle = {
  /** @throws TooManyTries above `points` per window */
  spend: (key: string) => Promise<void>
  giveBack: (key: string) => Promise<void>
  /** Counts without a limit. @returns The current count */
  count: (key: string, points: number) => Promise<PointCount>
  /** Current counts by key; keys without a count are absent. */
  read: (keys: readonly string[]) => Promise<Map<string, PointCount>>
  forgive: (key: string) => Promise<void>
}

// It is one statement, so that all instances share the count. The window begins with the first
// attempt and ends by the database's clock.
const spend = `insert into throttle as t (key, points, ends_at)
  values ($1, $3, clock_timestamp() + make_interval(secs => $2))
  on conflict (key) do update set
    points = case when t.ends_at > clock_timestamp() then least(t.points + $3, 1000000) else $3 end,
    ends_at = case when t.ends_at > clock_timestamp() then t.ends_at else excluded.ends_at end
  returning points, ceil(extract(epoch from ends_at - clock_timestamp()))::int as seconds_left,
    clock_timestamp()::timestamptz(3) as now`
const read = `select key, points,
    greatest(1, ceil(extract(epoch from ends_at - clock_timestamp())))::int as seconds_left
  from throttle
  where key = any($1) and ends_at > clock_timestamp()`
type Read = { key: string; points: number; seconds_left: number }
type Spent = { points: number; seconds_left: number; now: string }

/**
 * Counts attempts in the database. Keys are stored as digests, so that the table reveals no address
 * and no email.
 */
export function throttle(pool: pg.Pool, name: string, points: number, seconds: number): Throttle {
  const rowOf = (key: string) => `${name} ${createHash('sha256').update(key).digest('base64url')}`
  const count = async (key: string, amount: number): Promise<PointCount> => {
    const {
      rows: [row],
    } = await pool.query<Spent>(spend, [rowOf(key), seconds, amount])
    observe(row!.now)
    return { points: row!.points, secondsLeft: Math.max(1, row!.seconds_left) }
  }
  return {
    spend: async (key) => {
      const { points: spent, secondsLeft } = await count(key, 1)
      if (spent > points) throw apiError('TooManyTries', { retryAfterSeconds: secondsLeft })
    },
    count,
    read: async (keys) => {
      const keyOf = new Map(keys.map((key) => [rowOf(key), key]))
      const { rows } = await pool.query<Read>(read, [[...keyOf.keys()]])
      return new Map(
        rows.map((row) => [
          mustGet(keyOf, row.key),
          { points: row.points, secondsLeft: row.seconds_left },
        ]),
      )
    },
    giveBack: async (key) => {
      await pool.query('update throttle set points = greatest(points - 1, 0) where key = $1', [
        rowOf(key),
      ])
    },
    forgive: async (key) => {
      await pool.query('delete from throttle where key = $1', [rowOf(key)])
    },
  }
}
