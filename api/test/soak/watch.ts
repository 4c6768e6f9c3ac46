import fs from 'node:fs'
import pg from 'pg'
import type { Sample } from './judging.rules.ts'
import { keptOf } from './weights.ts'
import type { World } from './world.ts'

const everyMs = 5000
export type Life = {
  pid: number
  role: string
  /** Resident memory of the process. */
  megabytes: Sample[]
  /** Memory that the process retains after a garbage collection. */
  kept: Sample[]
  files: Sample[]
}
type WatchedProduct = Pick<World, 'product' | 'url' | 'weights'>

/** Samples each process of the product, and the connections of the database, at intervals. */
export function watch({ product, url, weights }: WatchedProduct, sinceMs: () => number) {
  const lives = new Map<number, Life>()
  const connections: Sample[] = []
  const look = async () => {
    const leader = product.leader()
    for (const pid of [leader, ...product.workers()]) {
      const seen = sizeOf(pid)
      if (!seen) continue
      const role = pid === leader ? 'leader' : 'worker'
      const life = lives.get(pid) ?? { pid, role, megabytes: [], kept: [], files: [] }
      lives.set(pid, life)
      life.megabytes.push({ atMs: sinceMs(), value: seen.megabytes })
      life.files.push({ atMs: sinceMs(), value: seen.files })
      const kept = keptOf(weights, pid)
      if (kept !== null) life.kept.push({ atMs: sinceMs(), value: kept })
    }
    const count = await connectionsOf(url)
    if (count !== null) connections.push({ atMs: sinceMs(), value: count })
  }
  const timer = setInterval(() => void look(), everyMs)
  return { lives, connections, stop: () => clearInterval(timer) }
}

/** Null if the process is ending. */
function sizeOf(pid: number): { megabytes: number; files: number } | null {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
    return {
      megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024,
      files: fs.readdirSync(`/proc/${pid}/fd`).length,
    }
  } catch {
    return null
  }
}

/** Null if the database is unavailable. */
async function connectionsOf(url: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where backend_type = 'client backend'`,
    )
    return rows[0]!.n
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}
