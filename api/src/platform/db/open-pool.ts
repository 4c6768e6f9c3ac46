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
  // date[], which the driver would convert to Date: dates have no character that needs quoting.
  1182: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')),
  [builtins.TIMESTAMPTZ]: readInstant,
}

/**
 * Converts '2026-11-21 05:10:00.12+00' (session zone UTC) to the form of the API:
 * '2026-11-21T05:10:00.120Z'.
 */
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

// The server cancels a statement after 5 s. The client's timeout is a little longer: it applies
// only when no answer can arrive any more, as on a silent network.
const statementMs = 5000
const silenceMs = 7000
const connectMs = 3000
const sessionSettings = [
  ['TimeZone', 'UTC'],
  ['statement_timeout', statementMs],
  ['lock_timeout', 3000],
  ['idle_in_transaction_session_timeout', 10_000],
  // Assumes storage with constant access cost: a plan cached for businesses of every size then uses
  // the index of one, and does not scan the tables of all.
  ['random_page_cost', 1.1],
] as const
const localSettings = sessionSettings
  .map(([name, value]) => `set local ${name} = '${value}'; `)
  .join('')
/** How long work waits for a free connection before it is rejected as busy. */
const queueMs = 10_000
type PoolOptions = {
  url: string
  /** URL of a role that owns nothing, which is used instead of switching the role. */
  appUrl?: string | undefined
  max: number
  role?: Role
  queueMs?: number
  /** True with a pooler, which gives each transaction another connection (PgBouncer). */
  isPooled?: boolean
}

/**
 * The pool's timeout is for waiting in its queue; opening a connection has a shorter one.
 * Statements are sent at once, without waiting for the previous answer.
 */
class QuickClient extends pg.Client {
  readonly isPooled: boolean
  readonly prepared: PreparedStatements | null
  readonly #watch = new StatementWatch()

  constructor(config?: pg.ClientConfig & { isPooled?: boolean }) {
    super({ ...config, connectionTimeoutMillis: connectMs, pipeline: true } as pg.ClientConfig)
    this.isPooled = config?.isPooled ?? false
    // With a pooler, the next transaction would not find prepared statements.
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

/** A COPY has another protocol and no text. */
function sqlOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked
  const { text, submit } = asked as { text?: unknown; submit?: unknown }
  return typeof text === 'string' && submit === undefined ? text : null
}

/**
 * Opens a pool whose connections act as a role that owns nothing. The loss of a connection, in use
 * or idle, never ends the process.
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
    /* an idle connection was lost with the server: the pool opens another one when needed */
  })
  // The pool has no listener on a connection in use: without this one its loss would be an uncaught
  // error and end the process. The next statement on the connection fails instead.
  pool.on('connect', (client) => {
    client.on('error', () => {})
  })
  return pool
}

/** SQL before the first statement of a transaction, on its connection. */
export function beginningOf(lent: pg.PoolClient): { before: string; inside: string } {
  const { isPooled, prepared } = lent as unknown as QuickClient
  return { before: prepared?.letGo() ?? '', inside: isPooled ? localSettings : '' }
}
