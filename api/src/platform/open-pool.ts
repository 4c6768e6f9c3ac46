import pg from 'pg'
import { PreparedStatements } from './prepared.ts'
import { StatementWatch } from './statements.ts'

type Role = 'guichet_app' | 'guichet_worker'

const builtins = pg.types.builtins
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: (text) => {
    const number = Number(text)
    if (!Number.isSafeInteger(number)) throw new RangeError(`bigint out of range: ${text}`)
    return number
  },
  [builtins.DATE]: (text) => text,
  // date[], which the driver would make of Date: dates have no letter that needs a quote.
  1182: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')),
  [builtins.TIMESTAMPTZ]: readInstant,
}

/** '2026-11-21 05:10:00.12+00' (session zone UTC) as the API writes it: '2026-11-21T05:10:00.120Z'. */
function readInstant(text: string): string {
  const [, date, time, fraction = ''] =
    /^(\S+) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text) ?? []
  if (!date) throw new RangeError(`unexpected instant: ${text}`)
  return `${date}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}Z`
}

const types = {
  getTypeParser: (oid: number, format?: string) =>
    (format === 'binary' ? undefined : parsers[oid]) ??
    pg.types.getTypeParser(oid, format as 'text'),
}

// The server ends a statement after 5 s. The client's own patience is a little longer: it only runs
// out where no answer can come any more, as on a network that went silent.
const statementMs = 5000
const silenceMs = 7000
const connectMs = 3000
const sessionSettings = [
  ['TimeZone', 'UTC'],
  ['statement_timeout', statementMs],
  ['lock_timeout', 3000],
  ['idle_in_transaction_session_timeout', 10_000],
  // Storage that reads anywhere as quickly: a plan that is kept for businesses of every size goes by
  // the index of one, and not through the tables of all.
  ['random_page_cost', 1.1],
] as const
const localSettings = sessionSettings
  .map(([name, value]) => `set local ${name} = '${value}'; `)
  .join('')
/** How long work waits for a free connection before it is refused because the service is busy. */
const queueMs = 10_000
type PoolOptions = {
  url: string
  /** Signs in by itself as a role that owns nothing, instead of switching to one. */
  appUrl?: string | undefined
  max: number
  role?: Role
  queueMs?: number
  /** Between here and PostgreSQL each transaction gets another connection (PgBouncer). */
  isPooled?: boolean
}

/**
 * The pool's time-out is for waiting in its queue; opening a connection has a shorter one of its
 * own. What is asked before the last answer came is sent at once.
 */
class QuickClient extends pg.Client {
  readonly isPooled: boolean
  readonly prepared: PreparedStatements | null
  readonly #watch = new StatementWatch()

  constructor(config?: pg.ClientConfig & { isPooled?: boolean }) {
    super({ ...config, connectionTimeoutMillis: connectMs, pipeline: true } as pg.ClientConfig)
    this.isPooled = config?.isPooled ?? false
    // What one transaction prepared, the next one would not find.
    this.prepared = this.isPooled ? null : new PreparedStatements(this)
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's own has many shapes
  override query(text: unknown, values?: unknown, done?: unknown): any {
    const send = super.query.bind(this) as (...sent: unknown[]) => unknown
    const sql = sqlOf(text)
    if (sql === null) return send(text, values, done)
    if (!Array.isArray(values))
      return this.#watch.watch(sql, (heard) => send(text, heard), values ?? done)
    const named = { name: this.prepared?.nameOf(sql), text: sql, values }
    return this.#watch.watch(sql, (heard) => send(named, heard), done)
  }
}

/** A copy has a way of its own, and no text. */
function sqlOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked
  const { text, submit } = asked as { text?: unknown; submit?: unknown }
  return typeof text === 'string' && submit === undefined ? text : null
}

/**
 * A pool whose connections act as a role that owns nothing. No loss of a connection, lent or idle,
 * ends the process.
 */
export function openPool(options: PoolOptions): pg.Pool {
  const role = options.appUrl ? '' : `-c role=${options.role ?? 'guichet_app'} `
  const settings = sessionSettings.map(([name, value]) => `-c ${name}=${value}`).join(' ')
  const pool = new pg.Pool({
    connectionString: options.appUrl ?? options.url,
    Client: QuickClient,
    max: options.max,
    types: types as never,
    ...({ isPooled: options.isPooled } as object),
    connectionTimeoutMillis: options.queueMs ?? queueMs,
    query_timeout: silenceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!options.isPooled && { options: role + settings }),
  })
  pool.on('error', () => {
    /* an idle connection died with the server: the pool opens another one when asked */
  })
  // A lent connection has no listener of the pool's: without this one its loss would be an uncaught
  // error and end the process. Who holds it learns of the loss from the next statement.
  pool.on('connect', (client) => {
    client.on('error', () => {})
  })
  return pool
}

/** SQL that comes before the first of a transaction, on the connection that it has got. */
export function beginningOf(lent: pg.PoolClient): { before: string; inside: string } {
  const { isPooled, prepared } = lent as unknown as QuickClient
  return { before: prepared?.letGo() ?? '', inside: isPooled ? localSettings : '' }
}
