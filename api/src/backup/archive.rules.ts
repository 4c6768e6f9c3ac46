import { z } from 'zod'

/** Beginning of every format. */
export const Head = z.strictObject({
  product: z.string(),
  takenAt: z.iso.datetime(),
  /** Migrations of the database, with the checksum of each. */
  migrations: z.array(z.strictObject({ name: z.string(), sha256: z.string() })).min(1),
  /** Key of the installation, without which its encrypted columns cannot be decrypted. */
  secretKey: z.string().regex(/^[0-9a-f]{64}$/),
})
export type Head = z.output<typeof Head>

const Table = z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1) })
export type TableStart = z.output<typeof Table>

/** First entry of an archive: `manifest.json`. */
export const Manifest = Head.extend({
  format: z.literal(2),
  /** Tables in order, each with the columns of its lines. */
  tables: z.array(Table),
})
export type Manifest = z.output<typeof Manifest>

export type FileStart = { key: string; mediaType: string }

/** Last entry, `totals.json`: the archive is complete when it matches what was read. */
export const Totals = z.strictObject({
  /** Number of rows of each table. */
  tables: z.record(z.string(), z.int()),
  files: z.int(),
  sequences: z.array(
    z.strictObject({ name: z.string(), last: z.string().regex(/^\d+$/), isCalled: z.boolean() }),
  ),
})
export type Totals = z.output<typeof Totals>

export type Read = { head: Head; totals: Totals }

/** Receives an archive in order. Each call reads its bytes to the end. */
export type Visitor = {
  head?: (head: Head) => void
  /** Whole lines of COPY, in one call or several for each table. @returns The number of rows */
  table: (start: TableStart, bytes: AsyncIterable<Buffer>) => Promise<number>
  file: (start: FileStart, bytes: AsyncIterable<Buffer>) => Promise<void>
}

/** Reason why what was read is not the complete archive, or null. */
export function totalsProblem(
  read: Pick<Totals, 'tables' | 'files'>,
  { tables, files }: Totals,
): string | null {
  const names = new Set([...Object.keys(tables), ...Object.keys(read.tables)])
  for (const name of names)
    if (read.tables[name] !== tables[name])
      return `${read.tables[name] ?? 'no'} rows of ${name} came in where the backup has ${tables[name] ?? 'none'}: nothing was restored.`
  return read.files === files
    ? null
    : `${read.files} files came in where the backup has ${files}: nothing was restored.`
}

type KnownMigrations = ReadonlyMap<string, string>
/** Reason why this version cannot restore the data of an archive, or null. */
export function migrationProblem({ migrations }: Pick<Head, 'migrations'>, known: KnownMigrations) {
  const unknown = migrations.find(({ name }) => !known.has(name))
  if (unknown)
    return `This backup has migration ${unknown.name}, which this version does not know: restore it with the version that made it, or a newer one.`
  const changed = migrations.find(({ name, sha256 }) => known.get(name) !== sha256)
  return changed
    ? `Migration ${changed.name} of this backup is not the file that this version has: take the files of the release again.`
    : null
}

/** Reason why a database is not suitable for a restore, or null. */
export function targetProblem(
  target: { migrations: KnownMigrations; hasBusinesses: boolean },
  { migrations }: Pick<Head, 'migrations'>,
): string | null {
  if (target.hasBusinesses)
    return 'The database has a business in it, and a restore overwrites nothing: restore into an empty database, or into a new one with --into NAME.'
  const isAsMade =
    target.migrations.size === migrations.length &&
    migrations.every(({ name }) => target.migrations.has(name))
  return target.migrations.size === 0 || isAsMade
    ? null
    : 'The database has tables of another version: restore into a database without tables, or into a new one with --into NAME.'
}
