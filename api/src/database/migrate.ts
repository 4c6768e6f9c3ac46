import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { checkOwnerRights, isBoundRole, seeAllTenants } from './owner-rights.ts'
import { withOwner } from './with-owner.ts'

const folder = path.join(import.meta.dirname, '../../db/migrations')
/** Exclusive for running migrations, shared for preventing them. */
export const migrationLock = 4_824_901

/**
 * Brings the database to the newest migration: plain SQL, forward only, one transaction each, under
 * a lock, so that several instances may start at once. A file that changed after it ran stops the
 * start. With `only` the others are skipped: a database as an older version had it.
 */
export const migrate = (ownerUrl: string, only?: ReadonlySet<string>): Promise<string[]> =>
  withOwner(ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (!(await hasMigrations(client))) await checkOwnerRights(client)
    const isBound = await isBoundRole(client)
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, at timestamptz not null default now())',
    )
    const done = await migrationsDone(client)
    const files = migrationFiles()
    const unknown = [...done.keys()].find((name) => !files.some((file) => file.name === name))
    if (unknown)
      throw new Error(
        `The database has migration ${unknown}, which this version does not know: it is newer than this program.`,
      )
    const ran: string[] = []
    for (const file of files) {
      const { name, sha256 } = file
      if (done.has(name)) {
        if (done.get(name) !== sha256)
          throw new Error(`Migration ${name} changed after it ran: add a new migration instead.`)
        continue
      }
      if (only && !only.has(name)) continue
      await runBeside(client, file, isBound)
      ran.push(name)
    }
    return ran
  })

/**
 * Lock timeout of a migration, during which later requests for the table wait behind it. At first
 * it is short, less than PostgreSQL takes to detect a deadlock; after many attempts it is long
 * enough for that, and the ended transactions are retried.
 */
const lockTimeoutMs = (tries: number) => (tries <= 20 ? 500 : 2000)
const mostTries = 60
/** Whether it timed out on a lock, or was in a deadlock. */
const isCrossed = (error: unknown) =>
  ['55P03', '40P01'].includes((error as { code?: string }).code ?? '')

/**
 * Runs a migration in one transaction, next to working processes: when it cannot get a lock, it
 * releases all of them and starts again.
 */
async function runBeside(client: pg.Client, file: MigrationFile, isBound: boolean): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await runAlone(client, file, { isBound, lockMs: lockTimeoutMs(tries) })
    } catch (error) {
      await client.query('rollback').catch(() => {})
      if (!isCrossed(error) || tries === mostTries) throw error
      await new Promise((wake) => setTimeout(wake, (0.5 + Math.random()) * 500))
    }
  }
}

async function runAlone(
  client: pg.Client,
  { name, sql, sha256 }: MigrationFile,
  { isBound, lockMs }: { isBound: boolean; lockMs: number },
): Promise<void> {
  await client.query(`begin; set local lock_timeout = ${lockMs}`)
  const apply = async () => {
    await client.query(sql)
  }
  await (isBound ? seeAllTenants(client, apply) : apply())
  await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
  await client.query('commit')
}

export type MigrationStanding = {
  /** Pending migrations of this version, in order. */
  pending: string[]
  /** Migrations of the database that this version does not have: the database is newer. */
  unknown: string[]
  /** Migrations whose file differs from the one that ran. */
  changed: string[]
  /** True before the first migration. */
  isFirst: boolean
}
/** Compares the migrations of a database with those of this version; nothing is run. */
export async function migrationStanding(client: pg.Client): Promise<MigrationStanding> {
  const done = await migrationsDone(client)
  const files = migrationFiles()
  const known = new Set(files.map(({ name }) => name))
  return {
    pending: files.flatMap(({ name }) => (done.has(name) ? [] : [name])),
    unknown: [...done.keys()].filter((name) => !known.has(name)),
    changed: files.flatMap(({ name, sha256 }) =>
      done.has(name) && done.get(name) !== sha256 ? [name] : [],
    ),
    isFirst: done.size === 0,
  }
}

/** Checksums of the migrations that ran in a database; empty before the first one. */
export async function migrationsDone(client: pg.Client): Promise<Map<string, string>> {
  if (!(await hasMigrations(client))) return new Map()
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration order by name',
  )
  return new Map(rows.map((row) => [row.name, row.sha256]))
}

/** Checksums of the migrations of this version. */
export const knownMigrations = (): Map<string, string> =>
  new Map(migrationFiles().map(({ name, sha256 }) => [name, sha256]))

const hasMigrations = async (client: pg.Client) =>
  (await client.query(`select to_regclass('public.migration') as found`)).rows[0].found !== null

/** Text of a migration of this version. */
export const readMigration = (name: string): string =>
  fs.readFileSync(path.join(folder, name), 'utf8')

type MigrationFile = { name: string; sql: string; sha256: string }
function migrationFiles(): MigrationFile[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readMigration(name)
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })
}
