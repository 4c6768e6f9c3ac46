import { setTimeout as pause } from 'node:timers/promises'
import type { Env } from '../env.ts'
import { storedFiles, openStore, type FileStore, type StoredFile } from '../files/public.ts'
import { installationKey } from '../platform/secrets/secrets.ts'
import { writeArchive } from './archive-file.ts'
import type { ArchiveWriter } from './archive-tar.ts'
import { withSnapshot, type Snapshot } from './snapshot.db.ts'

type BackupRequest = { env: Env; url: string; file: string; secret: string }
export type BackupFacts = {
  takenAt: string
  rows: number
  files: number
  /** Files that the database names and the store lacks. */
  missing: string[]
}

/** Writes a snapshot of the database, the files that it names and the installation's key. */
export const makeBackup = ({ env, url, file, secret }: BackupRequest): Promise<BackupFacts> =>
  withSnapshot(url, async (snapshot) => {
    const { migrations, tables, sequences } = snapshot
    return writeArchive(file, secret, async (archive) => {
      const takenAt = new Date().toISOString()
      const head = {
        product: 'guichet',
        takenAt,
        migrations: [...migrations].map(([name, sha256]) => ({ name, sha256 })),
        secretKey: installationKey(env).toString('hex'),
      }
      await archive.head(
        head,
        tables.map(({ name, columns }) => ({ name, columns })),
      )
      const files = await writeFiles(archive, snapshot, openStore(env))
      const counts: Record<string, number> = {}
      for (const table of tables) {
        const { bytes, count } = snapshot.rowsOf(table)
        await archive.table(table.name, bytes)
        counts[table.name] = count()
      }
      await archive.totals({ tables: counts, files: files.count, sequences })
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
      return { takenAt, rows, files: files.count, missing: files.missing }
    })
  })

const tries = 3
const pauseMs = 2000
/**
 * The snapshot is taken first, then the files that it names are read. A row is committed just
 * before its bytes are stored, so missing bytes are looked up again later; bytes of a row that is
 * removed in between stay for an hour, so the files are written before the tables.
 */
async function writeFiles(
  archive: ArchiveWriter,
  { client, tenantIds, actAs }: Snapshot,
  store: FileStore,
): Promise<{ count: number; missing: string[] }> {
  let count = 0
  const writeFound = async (files: readonly StoredFile[]) => {
    const absent: StoredFile[] = []
    for (const kept of files) {
      const bytes = await store.get(kept.key)
      if (bytes) {
        await archive.file(kept, bytes)
        count += 1
      } else if (kept.isLive) absent.push(kept)
    }
    return absent
  }
  let absent: StoredFile[] = []
  for (const tenantId of tenantIds) {
    await actAs(tenantId)
    absent.push(...(await writeFound(await storedFiles(client, tenantId))))
  }
  for (let again = 1; absent.length > 0 && again < tries; again++) {
    await pause(pauseMs)
    absent = await writeFound(absent)
  }
  return { count, missing: absent.map(({ key }) => key) }
}
