import type { MigrationStanding } from '../database/migrate.ts'
import { connectionsOf } from '../platform/db/pools.ts'
import { note, ok, wrong, type Finding } from './findings.rules.ts'

export type DatabaseFacts = {
  version: number
  encoding: string
  fsync: string
  fullPageWrites: string
  synchronousCommit: string
  maxConnections: number
  archiveMode: string
  extensions: readonly string[]
  /** Milliseconds by which its clock is ahead of this host's. */
  clockAheadMs: number
  migrations: Omit<MigrationStanding, 'isFirst'>
  /** Rights that the role lacks to create the tables; null when it has them or the tables exist. */
  rightsProblem: string | null
}
const leastVersion = 150_000
const neededExtensions = ['pg_trgm', 'btree_gin']
const mostClockMs = 2000

/** Connections for requests of each process, and the number of processes. */
type Connections = { pool: number; workers: number }
export function judgeDatabase(facts: DatabaseFacts, wanted: Connections): Finding[] {
  return [
    judgeVersion(facts),
    judgeEncoding(facts),
    judgeDurability(facts),
    judgeExtensions(facts),
    judgeConnections(facts, wanted),
    judgeMigrations(facts.migrations),
    ...judgeRights(facts),
    judgeClock(facts),
    judgeArchive(facts),
  ]
}

const judgeVersion = ({ version }: DatabaseFacts): Finding => {
  const major = Math.floor(version / 10_000)
  return version >= leastVersion
    ? ok('database version', `PostgreSQL ${major}`)
    : wrong('database version', `PostgreSQL ${major}`, 'Move to PostgreSQL 15 or newer.')
}
const judgeEncoding = ({ encoding }: DatabaseFacts): Finding =>
  encoding === 'UTF8'
    ? ok('database encoding', encoding)
    : wrong(
        'database encoding',
        encoding,
        'Make the database with encoding UTF8 and restore into it.',
      )

function judgeDurability({ fsync, fullPageWrites, synchronousCommit }: DatabaseFacts): Finding {
  const off = [
    ...(fsync === 'on' ? [] : ['fsync']),
    ...(fullPageWrites === 'on' ? [] : ['full_page_writes']),
    ...(synchronousCommit === 'off' ? ['synchronous_commit'] : []),
  ]
  return off.length === 0
    ? ok('durability', 'what is committed survives a power cut')
    : wrong(
        'durability',
        `off: ${off.join(', ')}`,
        'Turn them on: a sale that was acknowledged could be lost with the power.',
      )
}

function judgeExtensions({ extensions, migrations, rightsProblem }: DatabaseFacts): Finding {
  const missing = neededExtensions.filter((name) => !extensions.includes(name))
  if (missing.length === 0) return ok('extensions', neededExtensions.join(', '))
  const areMadeByStart = migrations.pending.length > 0 && rightsProblem === null
  return areMadeByStart
    ? note('extensions', `missing: ${missing.join(', ')}`, 'The next start makes them.')
    : wrong(
        'extensions',
        `missing: ${missing.join(', ')}`,
        `Let an administrator run: ${missing.map((name) => `create extension ${name}`).join('; ')};`,
      )
}

function judgeConnections(
  { maxConnections }: DatabaseFacts,
  { pool, workers }: Connections,
): Finding {
  const needed = connectionsOf(pool)
  const processes = Math.floor((maxConnections - 3) / needed)
  const says = `${needed} for each process, of ${maxConnections}: ${processes} processes fit`
  return processes > workers
    ? ok('connections', says)
    : wrong(
        'connections',
        says,
        `Raise max_connections, or lower DB_POOL: an upgrade runs ${workers + 1} at once.`,
      )
}

/** Checked before the first migration only, which needs more rights than later ones. */
const judgeRights = ({ rightsProblem }: DatabaseFacts): Finding[] =>
  rightsProblem === null
    ? []
    : [wrong('rights', rightsProblem, 'Then start the server: its first start makes the tables.')]

function judgeMigrations({ pending, unknown, changed }: DatabaseFacts['migrations']): Finding {
  if (unknown.length)
    return wrong(
      'migrations',
      `the database is newer: ${unknown.join(', ')}`,
      'Start the version that ran them, or a newer one.',
    )
  if (changed.length)
    return wrong(
      'migrations',
      `changed after they ran: ${changed.join(', ')}`,
      'Take the files of the release again: they are never edited.',
    )
  return pending.length === 0
    ? ok('migrations', 'all have run')
    : note(
        'migrations',
        `${pending.length} to run, from ${pending[0]}`,
        'The next start runs them.',
      )
}

function judgeClock({ clockAheadMs }: DatabaseFacts): Finding {
  const seconds = (Math.abs(clockAheadMs) / 1000).toFixed(1)
  return Math.abs(clockAheadMs) <= mostClockMs
    ? ok('clock', `${seconds} s from the database's`)
    : wrong(
        'clock',
        `${seconds} s ${clockAheadMs > 0 ? 'behind' : 'ahead of'} the database's`,
        'Synchronise both machines by NTP: sign-ins and holds end by the clock.',
      )
}

const judgeArchive = ({ archiveMode }: DatabaseFacts): Finding =>
  archiveMode === 'off'
    ? note(
        'log archive',
        'off',
        'Without archive_mode a restore goes back to the last backup, not to the last minute.',
      )
    : ok('log archive', archiveMode)
