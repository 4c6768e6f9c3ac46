import fs from 'node:fs'
import pg from 'pg'
import { knownMigrations, migrate, migrationLock, migrationsDone } from '../database/migrate.ts'
import { withOwner } from '../database/with-owner.ts'
import type { Env } from '../env.ts'
import type { FileStore } from '../files/public.ts'
import { hasKeptKey, installationKey } from '../platform/secrets/secrets.ts'
import { readArchive, verifyArchive } from './archive-file.ts'
import {
  migrationProblem,
  targetProblem,
  type Head,
  type Read,
  type Totals,
} from './archive.rules.ts'
import { BackupError } from './backup-error.ts'
import { loading } from './load-database.db.ts'

type Archive = { file: string; secret: string }

/** Reads a whole archive without writing anything. @throws BackupError when it is not complete */
export async function checkBackup({ file, secret }: Archive): Promise<Read> {
  if (!fs.existsSync(file)) throw new BackupError(`${file} is not there.`)
  return verifyArchive(file, secret, refuseNewer)
}

function refuseNewer(head: Head): void {
  const problem = migrationProblem(head, knownMigrations())
  if (problem) throw new BackupError(problem)
}

/** @throws BackupError unless the settings decrypt the columns of the restored database */
export function assertSameKey(
  env: Pick<Env, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS' | 'DATA_DIR'>,
  { secretKey }: Pick<Head, 'secretKey'>,
): void {
  if (!env.SECRET_KEY && !hasKeptKey(env)) return
  const keys = [installationKey(env).toString('hex'), env.SECRET_KEY_PREVIOUS?.toLowerCase()]
  if (keys.includes(secretKey)) return
  throw new BackupError(
    env.SECRET_KEY
      ? 'SECRET_KEY is not the one of this backup, which sealed its columns: npm run restore -- --secret-key FILE prints that one.'
      : 'DATA_DIR has another key than this backup: restore into a DATA_DIR that is new.',
  )
}

/**
 * Loads a checked archive into an empty database: the tables as its migrations create them, their
 * rows in one transaction, then the newer migrations of this version. Without a store the files are
 * skipped.
 */
export async function restoreBackup(
  { file, secret }: Archive,
  { url, store }: { url: string; store?: FileStore },
): Promise<{ totals: Totals; ran: string[] }> {
  const { head } = await checkBackup({ file, secret })
  await withOwner(url, (client) => assertEmpty(client, head))
  await migrate(url, new Set(head.migrations.map(({ name }) => name)))
  const { totals } = await withOwner(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    // Checked again, as a server may have been started on it since.
    await assertEmpty(client, head)
    const load = await loading(client)
    const read = await readArchive(file, secret, {
      table: load.table,
      file: async ({ key, mediaType }, bytes) => {
        const content = Buffer.concat(await Array.fromAsync(bytes))
        await store?.put(key, content, mediaType)
      },
    })
    await load.finish(read.totals)
    return read
  })
  return { totals, ran: await migrate(url) }
}

async function assertEmpty(client: pg.Client, head: Head): Promise<void> {
  const migrations = await migrationsDone(client)
  const hasBusinesses =
    migrations.size > 0 && (await client.query('select from tenant limit 1')).rowCount !== 0
  const problem = targetProblem({ migrations, hasBusinesses }, head)
  if (problem) throw new BackupError(problem)
}

/** Creates a database on the same server. @returns The URL of its owner */
export async function addDatabase(url: string, name: string): Promise<string> {
  await withOwner(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) throw new BackupError(`The database ${name} is there already.`)
    const statement = `create database ${pg.escapeIdentifier(name)}`
    await client.query(statement).catch((error: Error & { code?: string }) => {
      if (error.code !== '42501') throw error
      throw new BackupError(
        `This role may not make databases: let an administrator run ${statement} owner ${client.user}; and restore with DATABASE_URL leading there.`,
      )
    })
  })
  return Object.assign(new URL(url), { pathname: `/${encodeURIComponent(name)}` }).href
}
