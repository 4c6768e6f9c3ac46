import type { Kysely } from 'kysely'
import type pg from 'pg'
import { apiError } from '../http/api-error.ts'
import { withoutCurrentWork } from '../jobs/current-work.ts'
import { fail, inSpan } from '../jobs/traces.ts'
import { isId, nilId } from '../values/ids.ts'
import { firstOf, mustGet } from '../values/must.ts'
import { observe } from './database-clock.ts'
import { beginningOf } from './open-pool.ts'
import { forgetPlans, isStalePlan } from './prepared.ts'
import { builderOn, LentConnection } from './query-builder.ts'
import type { DB } from './schema.gen.ts'

declare const opened: unique symbol
/** Tables whose rows belong to a business each. */
export type TenantTable = {
  [Table in keyof DB]: DB[Table] extends { tenant_id: string } ? Table : never
}[keyof DB]
type ByTable = 'selectFrom' | 'updateTable' | 'deleteFrom'
/**
 * A query builder inside a transaction of one tenant; there is no other way to get one. Tables of
 * businesses are read, updated and deleted from through `rows.ts`, which adds the condition on
 * `tenant_id`.
 */
export type Db = Omit<Kysely<DB>, ByTable> &
  Pick<Kysely<Omit<DB, TenantTable>>, ByTable> & { readonly [opened]: true }
export type Scope = { tenantId: string | null; accountId: string | null }
export type Transaction = { db: Db; client: pg.PoolClient; now: string }

type PooledBuilder = { db: Db; connection: LentConnection }
// The query builder of each connection, cached for the lifetime of the connection.
const builders = new WeakMap<pg.PoolClient, PooledBuilder>()
function lentOf(client: pg.PoolClient): PooledBuilder {
  let lent = builders.get(client)
  if (!lent) {
    const connection = new LentConnection(client)
    lent = { connection, db: builderOn(connection) as unknown as Db }
    builders.set(client, lent)
    connections.set(lent.db, connection)
  }
  return lent
}
const connections = new WeakMap<Db, LentConnection>()

/**
 * Waits for all statements that were sent, so that the caller can handle an error.
 *
 * @throws The first error
 */
export const settle = (db: Db): Promise<void> => mustGet(connections, db).settle()

const setting = (id: string | null) => {
  if (id !== null && !isId(id)) throw new TypeError('not an id')
  return id ?? nilId
}
/** `snapshot` reads with all statements in one snapshot. */
export type Mode = 'read' | 'write' | 'snapshot'
const modes: Record<Mode, string> = {
  read: ' read only',
  write: '',
  snapshot: ' isolation level repeatable read, read only',
}
/** First message of every transaction: its tenant and account. */
const opening = ({ tenantId, accountId }: Scope, mode: Mode) =>
  `begin${modes[mode]}; set local app.tenant_id = '${setting(tenantId)}'; set local app.account_id = '${setting(accountId)}'`

const retried = new Set(['40001', '40P01'])
/** Indexes of random values: a retry generates another one. */
const indexesOfRandomValues = new Set([
  'orders_tenant_id_reference_key',
  'ticket_tenant_id_reference_key',
])
/** Whether a retry in a new transaction may succeed. */
function mayPass(error: unknown): boolean {
  const { code = '', constraint = '' } = error as { code?: string; constraint?: string }
  if (isStalePlan(error)) forgetPlans()
  return isStalePlan(error) || retried.has(code) || indexesOfRandomValues.has(constraint)
}
const lostCodes = new Set([
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const lostMessages =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client was closed/

/**
 * Whether the database could not be reached, as opposed to an error answer. The connection is then
 * unusable.
 */
export function isConnectionLoss(error: unknown): boolean {
  const { code, message, syscall } = error as {
    code?: unknown
    message?: unknown
    syscall?: unknown
  }
  // The socket file of a stopped server is missing.
  if (code === 'ENOENT') return syscall === 'connect'
  if (typeof code === 'string' && (lostCodes.has(code) || code.startsWith('08'))) return true
  return typeof message === 'string' && lostMessages.test(message)
}

type Watch = <T>(work: () => Promise<T>) => Promise<T>
let watch: Watch = (work) => work()
/**
 * Lets a test observe waits inside transactions: awaiting anything but the database holds locks and
 * a connection.
 */
export function watchTransactions(by: Watch): void {
  watch = by
}

/**
 * Runs one transaction of one tenant, with row-level security. `work` may run again after a
 * deadlock or a serialization failure, so it must do database work only.
 *
 * @throws Unavailable when the database cannot be reached; the result of a commit in progress is
 *   then unknown
 */
export const transaction = <T>(
  pool: pg.Pool,
  scope: Scope,
  mode: Mode,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  transactionFrom(
    { pool, scope, mode, first: { text: 'select clock_timestamp()::timestamptz(3) as now' } },
    work,
  )

const writeListeners = new WeakMap<pg.Pool, (tenantId: string) => void>()
/** Registers a listener for committed writes of businesses through a pool. */
export function onWrite(pool: pg.Pool, tell: (tenantId: string) => void): void {
  writeListeners.set(pool, tell)
}

/** SQL of our own, with the values of its parameters. */
export type FirstStatement = { text: string; values?: readonly unknown[] }
type Opening = {
  pool: pg.Pool
  scope: Scope
  mode: Mode
  first: FirstStatement
  /** True when only the answer follows, which need not wait for the end of a read transaction. */
  isAnswered?: boolean
}
/** Runs a transaction whose opening also sends the select `first`, which returns `now`. */
export async function transactionFrom<T, Row extends { now: string } = { now: string }>(
  { pool, scope, mode, first, isAnswered = false }: Opening,
  work: (tx: Transaction, row: Row) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const begin = opening(scope, mode)
    const waits = !isAnswered || mode === 'write'
    const tried = await traced(mode, () => tryOnce({ pool, begin, first, waits }, work))
    if ('result' in tried) {
      if (mode === 'write' && scope.tenantId) notifyWriteListeners(pool, scope.tenantId)
      return tried.result
    }
    const { error } = tried
    if (isConnectionLoss(error)) throw apiError('Unavailable', {}, error)
    if (attempt >= 4 || !mayPass(error)) throw error
    await new Promise((wake) => setTimeout(wake, Math.random() * 20 * attempt))
  }
}

/** Reports a committed write of a business to the listener of the pool, outside of the current work. */
export const notifyWriteListeners = (pool: pg.Pool, tenantId: string) =>
  withoutCurrentWork(() => writeListeners.get(pool)?.(tenantId))

/** The span includes the wait for a connection, before the first statement. */
const traced = <T>(mode: Mode, attempt: () => Promise<Attempt<T>>): Promise<Attempt<T>> =>
  inSpan(`transaction ${mode}`, {}, async (span) => {
    const tried = await attempt()
    if ('error' in tried) fail(span, tried.error)
    return tried
  })

type Attempt<T> = { result: T } | { error: unknown }
type Try = { pool: pg.Pool; begin: string; first: FirstStatement; waits: boolean }
/** Sends the opening and the first query, two messages that are answered together. */
async function open<Row>(client: pg.PoolClient, { begin, first }: Try): Promise<Row> {
  const { before, inside } = beginningOf(client)
  const [, { rows }] = await Promise.all([
    client.query(`${before}${begin}; ${inside}`),
    client.query(first.text, [...(first.values ?? [])]),
  ])
  return rows[0] as Row
}

async function tryOnce<T, Row extends { now: string }>(
  attempt: Try,
  work: (tx: Transaction, row: Row) => Promise<T>,
): Promise<Attempt<T>> {
  let client: pg.PoolClient
  try {
    client = await attempt.pool.connect()
  } catch (error) {
    return { error }
  }
  const { db, connection } = lentOf(client)
  connection.begin()
  try {
    const row = await open<Row>(client, attempt)
    observe(row.now)
    const result = await watch(() => work({ db, client, now: row.now }, row))
    // The end of a read transaction decides nothing. A caller with further work still waits for it,
    // without holding a connection.
    const ended = commit(client, connection).then(() => client.release())
    if (attempt.waits) await ended
    else ended.catch((error: unknown) => giveBack(client, error))
    return { result }
  } catch (error) {
    const cause = connection.causeOf(error)
    await giveBack(client, cause)
    return { error: cause }
  }
}

/** PostgreSQL answers the commit of a failed transaction with a rollback. */
async function commit(client: pg.PoolClient, connection: LentConnection): Promise<void> {
  const { command } = await client.query('commit')
  await connection.settle()
  if (command !== 'COMMIT') throw new Error(`The transaction ended with ${command}.`)
}

/**
 * Rolls back and returns the connection; one that is lost, or fails to roll back, is destroyed with
 * its socket.
 */
async function giveBack(client: pg.PoolClient, error: unknown): Promise<void> {
  const isUsable =
    !isConnectionLoss(error) &&
    (await client.query('rollback').then(
      () => true,
      () => false,
    ))
  if (isUsable) return client.release()
  // On a silent network closing would wait forever, and so would the next user of this place in the
  // pool.
  const { connection } = client as unknown as pg.Client
  connection.stream.destroy()
  client.release(error as Error)
}

/**
 * Asserts that row-level security applies to the role, and that instants have the time zone UTC: a
 * pooler passes no settings with a connection.
 */
export async function assertBoundRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{
    name: string
    super: boolean
    bypass: boolean
    owns: boolean
    zone: string
  }>(
    `select current_user as name, r.rolsuper as super, r.rolbypassrls as bypass,
        exists (select from pg_class c where c.relowner = r.oid) as owns,
        current_setting('TimeZone') as zone
      from pg_roles r
      where r.rolname = current_user`,
  )
  const role = firstOf(rows)
  if (role.super || role.bypass || role.owns)
    throw new Error(
      `The database role ${role.name} is a superuser, bypasses row-level security or owns tables: it may not serve requests.`,
    )
  if (role.zone !== 'UTC')
    throw new Error(
      `The database role ${role.name} has the time zone ${role.zone}: alter role ${role.name} set timezone = 'UTC'.`,
    )
}
