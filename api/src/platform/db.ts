import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '../database/schema.gen.ts'
import { isId, nilId } from './ids.ts'

declare const opened: unique symbol
/** A query builder that is inside a transaction of one tenant; there is no other way to get one. */
export type Db = Kysely<DB> & { readonly [opened]: true }
export type Scope = { tenantId: string | null; accountId: string | null }
export type Opened = { db: Db; client: pg.PoolClient; now: string }
export type Role = 'guichet_app' | 'guichet_worker'

const builtins = pg.types.builtins
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: (text) => {
    const number = Number(text)
    if (!Number.isSafeInteger(number)) throw new RangeError(`bigint out of range: ${text}`)
    return number
  },
  [builtins.DATE]: (text) => text,
  [builtins.TIMESTAMPTZ]: readInstant,
}

/** '2026-11-21 05:10:00.12+00' (session zone UTC) as the wire writes it: '2026-11-21T05:10:00.120Z'. */
export function readInstant(text: string): string {
  const [, date, time, fraction = ''] = /^(\S+) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text) ?? []
  if (!date) throw new RangeError(`unexpected instant: ${text}`)
  return `${date}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}Z`
}

const types = { getTypeParser: (oid: number, format?: string) => (format === 'binary' ? undefined : parsers[oid]) ?? pg.types.getTypeParser(oid, format as 'text') }

/** A pool whose connections act as a role that owns nothing; `appUrl` signs in as such a role by itself. */
export function openPool(options: { url: string; appUrl?: string | undefined; max: number; role?: Role }): pg.Pool {
  const role = options.appUrl ? '' : `-c role=${options.role ?? 'guichet_app'} `
  const pool = new pg.Pool({
    connectionString: options.appUrl ?? options.url,
    max: options.max,
    types: types as never,
    options: `${role}-c TimeZone=UTC -c statement_timeout=5000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=10000`,
  })
  pool.on('error', () => { /* an idle connection died with the server: the pool opens another one when asked */ })
  return pool
}

// One query builder per connection, kept as long as the connection lives.
const builders = new WeakMap<pg.PoolClient, Db>()
function builderOf(client: pg.PoolClient): Db {
  let db = builders.get(client)
  if (!db) {
    const lent = { query: (...args: Parameters<typeof client.query>) => client.query(...args), release: () => {} }
    db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: { connect: async () => lent, end: async () => {} } as never }) }) as Db
    builders.set(client, db)
  }
  return db
}

const setting = (id: string | null) => {
  if (id !== null && !isId(id)) throw new TypeError('not an id')
  return id ?? nilId
}
/** The first message of every transaction: who and where, in one round trip. `extra` is SQL of ours, never of a caller. */
const opening = ({ tenantId, accountId }: Scope, mode: 'read' | 'write', extra: string) =>
  `begin${mode === 'read' ? ' read only' : ''}; set local app.tenant_id = '${setting(tenantId)}'; set local app.account_id = '${setting(accountId)}'; ${extra}`

const retried = new Set(['40001', '40P01'])

/**
 * One transaction, one tenant, row-level security switched to it. `work` may run again after a deadlock or a serialization
 * failure, so it does nothing but database work. `first` is a select whose row arrives with the opening.
 */
export async function transaction<T, Row = { now: string }>(
  pool: pg.Pool, scope: Scope, mode: 'read' | 'write', work: (tx: Opened, row: Row) => Promise<T>, first = 'select clock_timestamp()::timestamptz(3) as now',
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      const results = await client.query(opening(scope, mode, first)) as unknown as pg.QueryResult[]
      const row = results.at(-1)?.rows[0] as Row & { now: string }
      const result = await work({ db: builderOf(client), client, now: row.now }, row)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => { broken = lost })
      if (attempt >= 4 || !retried.has((error as { code?: string }).code ?? '')) throw error
      await new Promise((wake) => setTimeout(wake, Math.random() * 20 * attempt))
    } finally {
      client.release(broken)
    }
  }
}

/** Refuses to serve as a role that row-level security does not bind. */
export async function assertBoundRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; super: boolean; bypass: boolean; owns: boolean }>(
    `select current_user as name, r.rolsuper as super, r.rolbypassrls as bypass, exists (select from pg_class c where c.relowner = r.oid) as owns from pg_roles r where r.rolname = current_user`)
  const role = rows[0]!
  if (role.super || role.bypass || role.owns) throw new Error(`The database role ${role.name} is a superuser, bypasses row-level security or owns tables: it may not serve requests.`)
}
