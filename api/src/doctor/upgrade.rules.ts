import type { MigrationStanding } from '../database/migrate.ts'
import { judgeBackup, type BackupFacts } from './backup.rules.ts'
import { note, ok, wrong, type Finding } from './findings.rules.ts'
import { locksOf, type Hold, type MigrationLock } from './migration-locks.rules.ts'

export type UpgradeFacts = {
  migrations: MigrationStanding
  /** Text of each pending migration. */
  pending: readonly { name: string; sql: string }[]
  /** Approximate number of rows of a table. */
  rowsOf: (table: string) => number
  /** True when row-level security applies to the owner: each migration then locks every table. */
  isBoundOwner: boolean
  backup: BackupFacts
}
/** Tables below this number of rows are read and rewritten in a moment. */
const fewRows = 50_000
const holds: Record<Hold, string> = {
  brief: 'for a moment',
  writes: 'writes wait',
  all: 'reads and writes wait',
  unread: 'read it: the text does not tell',
}

export function judgeUpgrade(facts: UpgradeFacts): Finding[] {
  const { migrations, pending, isBoundOwner, backup } = facts
  const standing = judgeStanding(migrations)
  if (standing) return [standing]
  return [
    ...pending.map(({ name, sql }) => judgeMigration(name, locksOf(sql), facts)),
    ...(isBoundOwner && pending.length
      ? [
          note(
            'owner role',
            'bound by row security: each migration closes all tables while it runs',
            'Where a line above says that somebody waits, everybody does: choose a quiet hour.',
          ),
        ]
      : []),
    judgeBackup(backup),
    ok(
      'failure',
      'each migration is one transaction: one that fails leaves nothing behind, and the version that runs goes on',
    ),
  ]
}

function judgeStanding({ pending, unknown, changed }: MigrationStanding): Finding | null {
  if (unknown.length)
    return wrong('upgrade', `the database is newer: ${unknown.join(', ')}`, 'Take a newer version.')
  if (changed.length)
    return wrong(
      'upgrade',
      `changed after they ran: ${changed.join(', ')}`,
      'Take the files of the release again: they are never edited.',
    )
  return pending.length ? null : ok('upgrade', 'no migration is to run')
}

function judgeMigration(
  name: string,
  locks: readonly MigrationLock[],
  { rowsOf }: Pick<UpgradeFacts, 'rowsOf'>,
): Finding {
  const isLong = ({ hold, table }: MigrationLock) =>
    hold === 'unread' || (hold !== 'brief' && rowsOf(table) >= fewRows)
  const long = locks.filter(isLong)
  const gone = locks.filter(({ isContraction }) => isContraction)
  if (long.length + gone.length === 0) return ok(name, 'nobody waits for longer than a moment')
  const says = [
    ...long.map((lock) => lineOf(lock, rowsOf(lock.table))),
    ...gone.map(({ table, what }) => `${table}: ${what}, which the version before does not know`),
  ]
  const todo = [
    ...(long.length ? ['Choose a quiet hour.'] : []),
    ...(gone.length ? ['Stop the processes of the version before first.'] : []),
  ]
  return note(name, [...new Set(says)].join('; '), todo.join(' '))
}

const lineOf = ({ table, hold, what }: MigrationLock, rows: number) =>
  hold === 'unread'
    ? `${what}: ${holds[hold]}`
    : `${table} (about ${rows} rows): ${what}, ${holds[hold]}`
