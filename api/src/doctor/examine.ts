import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { newestBackup } from '../backup/public.ts'
import { migrationStanding } from '../database/migrate.ts'
import { checkOwnerRights } from '../database/owner-rights.ts'
import type { Env } from '../env.ts'
import { openStore } from '../files/public.ts'
import { trySignIn } from '../mail/public.ts'
import { tracesAddress } from '../platform/jobs/traces-address.ts'
import { isLoopbackUrl } from '../platform/network/loopback.ts'
import { assertOpens, sealingKeysOf } from '../platform/secrets/secrets.ts'
import { firstOf } from '../platform/values/must.ts'
import { judgeBackup, type BackupFacts } from './backup.rules.ts'
import { judgeDatabase, type DatabaseFacts } from './database.rules.ts'
import type { Finding } from './findings.rules.ts'
import { judgeMachine, type MachineFacts } from './machine.rules.ts'
import { judgeSettings } from './settings.rules.ts'

const messageOf = (error: unknown) => (error as Error).message

/** Examines an installation without changing it; `url` is that of its owner. */
export async function examine(env: Env, url: string): Promise<Finding[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 })
  try {
    const database = await readDatabase(pool)
    return [
      ...judgeSettings({
        isDevelopment: env.isDevelopment,
        isDemo: env.DEMO,
        publicUrl: env.PUBLIC_URL,
        isLoopback: !env.PUBLIC_URL || isLoopbackUrl(env.PUBLIC_URL),
        secretKey: env.SECRET_KEY,
        hasDatabaseUrl: env.DATABASE_URL !== undefined,
        ownerBypassesRows: database.ownerBypassesRows,
      }),
      ...judgeDatabase(database, { pool: env.DB_POOL, workers: env.WORKERS }),
      ...judgeMachine(await readMachine(env, pool, database.migrations.pending.length > 0)),
      judgeBackup(await readBackups(env)),
    ]
  } finally {
    await pool.end()
  }
}

/** Age of the newest backup, when the folder is known. */
export const readBackups = async ({
  BACKUP_DIR,
}: Pick<Env, 'BACKUP_DIR'>): Promise<BackupFacts> => ({
  folder: BACKUP_DIR,
  newest: BACKUP_DIR ? await newestBackup(BACKUP_DIR) : null,
  now: new Date(),
})

type Row = Omit<DatabaseFacts, 'clockAheadMs' | 'migrations' | 'rightsProblem'> & {
  now: Date
  ownerBypassesRows: boolean
}
async function readDatabase(pool: pg.Pool): Promise<DatabaseFacts & Row> {
  const client = await pool.connect()
  try {
    const asked = Date.now()
    const { rows } = await client.query<Row>(
      `select current_setting('server_version_num')::int as version,
          pg_encoding_to_char(d.encoding) as encoding, current_setting('fsync') as fsync,
          current_setting('full_page_writes') as "fullPageWrites",
          current_setting('synchronous_commit') as "synchronousCommit",
          current_setting('max_connections')::int as "maxConnections",
          current_setting('archive_mode') as "archiveMode",
          array(select extname::text from pg_extension) as extensions,
          r.rolsuper or r.rolbypassrls as "ownerBypassesRows", clock_timestamp() as now
        from pg_database d, pg_roles r
        where d.datname = current_database() and r.rolname = current_user`,
    )
    // The database read its clock about halfway through the round trip.
    const looked = (asked + Date.now()) / 2
    const migrations = await migrationStanding(client)
    return {
      ...firstOf(rows),
      clockAheadMs: firstOf(rows).now.getTime() - looked,
      migrations,
      rightsProblem: migrations.isFirst
        ? await checkOwnerRights(client).then(() => null, messageOf)
        : null,
    }
  } finally {
    client.release()
  }
}

async function readMachine(env: Env, pool: pg.Pool, isBefore: boolean): Promise<MachineFacts> {
  const { bavail, bsize, blocks } = await fs.statfs(await nearestFolder(env.DATA_DIR))
  return {
    freeBytes: bavail * bsize,
    totalBytes: blocks * bsize,
    storage: env.S3_BUCKET ? `the bucket ${env.S3_BUCKET}` : path.join(env.DATA_DIR, 'files'),
    storageProblem: await storageProblem(env),
    mailProblem:
      env.SMTP_URL && env.SMTP_URL !== 'none' ? await trySignIn(env.SMTP_URL) : undefined,
    tracesProblem: await tracesProblem(env),
    // Before the first migration nothing is encrypted.
    secretProblem: isBefore ? null : await secretProblem(env, pool),
  }
}

/** The folder, or its nearest existing parent. */
async function nearestFolder(folder: string): Promise<string> {
  const isThere = await fs.stat(folder).then(
    () => true,
    () => false,
  )
  return isThere ? folder : nearestFolder(path.dirname(folder))
}

async function storageProblem(env: Env): Promise<string | null> {
  const store = openStore(env)
  const key = `doctor/${randomUUID()}`
  try {
    await store.put(key, Buffer.from('examined'), 'text/plain')
    const kept = await store.get(key)
    await store.delete(key)
    return kept?.toString() === 'examined' ? null : 'what was kept came back otherwise'
  } catch (error) {
    return messageOf(error)
  }
}

/** Whether a collector accepts a batch without spans; undefined without a collector. */
async function tracesProblem(env: Env): Promise<string | null | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: given } = env
  if (endpoint === undefined) return undefined
  const asked = {
    method: 'POST',
    headers: { ...given, 'content-type': 'application/json' },
    body: '{"resourceSpans":[]}',
    signal: AbortSignal.timeout(5000),
  }
  return fetch(tracesAddress(endpoint), asked).then(
    ({ ok, status }) => (ok ? null : `the collector answers ${status}`),
    (error: Error) => `${endpoint}: ${messageOf(error.cause ?? error)}`,
  )
}

const secretProblem = (env: Env, pool: pg.Pool): Promise<string | null> =>
  assertOpens(pool, sealingKeysOf(env)).then(() => null, messageOf)
