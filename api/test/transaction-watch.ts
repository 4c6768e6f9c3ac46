import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import pg from 'pg'
import { watchTransactions } from '../src/platform/db/db.ts'

// A transaction may cause promises with their bookkeeping, and writes on its own connection.
// Waiting for anything else (a timer, a file, a thread, another connection) would hold its locks
// and its pooled connection.
const allowed = new Set([
  'PROMISE',
  'TickObject',
  'Microtask',
  'AsyncLocalStorage',
  'RANDOMBYTESREQUEST',
  'WRITEWRAP',
  'Immediate',
])
// Generous, since other requests of the thread compute meanwhile, on machines of any speed.
const longestCpuMs = 500

/** Findings in transactions of this process so far, each with the code that caused it. */
const found = new Set<string>()
type Run = { openSince: number }
const inside = new AsyncLocalStorage<Run>()
const cpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const placeOf = (stack: string | undefined) =>
  (stack ?? '')
    .split('\n')
    .find((line) => /\/(api|contract)\//.test(line) && !line.includes('transaction-watch'))
    ?.trim() ?? 'unknown place'
const isSyncSignature = (stack: string | undefined) =>
  /node:internal\/crypto\/sig/.test(stack ?? '')
const isOfDriver = (stack: string | undefined) =>
  /node_modules\/pg(-pool|-protocol)?\//.test(stack ?? '')

let isWatching = false
/**
 * Starts watching each transaction of this process: for waits other than for the database, and for
 * long computing between two statements. Computing is measured in CPU time of this thread, so that
 * a busy machine does not look like slow code.
 */
export function startWatching(): void {
  if (isWatching) return
  isWatching = true
  createHook({
    init(_id, type) {
      if (allowed.has(type) || !inside.getStore()) return
      const { stack } = new Error(type)
      // The driver’s own timeouts, and synchronous signatures, whose time is counted as computing.
      if ((type === 'Timeout' && isOfDriver(stack)) || isSyncSignature(stack)) return
      found.add(`${type} ${placeOf(stack)}`)
    },
  }).enable()
  watchTransactions((work) => inside.run({ openSince: cpuMs() }, work))

  const connect = pg.Pool.prototype.connect as (this: pg.Pool, ...args: unknown[]) => unknown
  pg.Pool.prototype.connect = function watched(this: pg.Pool, ...args: unknown[]) {
    if (inside.getStore()) found.add(`another connection ${placeOf(new Error().stack)}`)
    return connect.apply(this, args)
  } as never

  const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: unknown[]) {
    const run = inside.getStore()
    if (run) {
      const computed = cpuMs() - run.openSince
      if (computed > longestCpuMs)
        found.add(
          `${computed.toFixed(0)} ms of computing before a statement ${placeOf(new Error().stack)}`,
        )
    }
    const result = query.apply(this, args)
    if (run && result instanceof Promise) {
      const reset = () => {
        run.openSince = cpuMs()
      }
      result.then(reset, reset)
    }
    return result
  } as never
}

/** Returns the findings and clears them. */
export function takeFindings(): string[] {
  const findings = [...found]
  found.clear()
  return findings
}
