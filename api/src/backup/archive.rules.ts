import { z } from 'zod'

/** What an archive begins with. */
export const Head = z.strictObject({
  product: z.string(),
  takenAt: z.iso.datetime(),
  /** The migrations that the database had, with the checksum of each. */
  migrations: z.array(z.strictObject({ name: z.string(), sha256: z.string() })).min(1),
  /** The installation's key, without which its sealed columns do not open. */
  secretKey: z.string().regex(/^[0-9a-f]{64}$/),
})
export type Head = z.output<typeof Head>

const TableStart = z.strictObject({
  kind: z.literal('table'),
  name: z.string(),
  columns: z.array(z.string()).min(1),
})
const FileStart = z.strictObject({
  kind: z.literal('file'),
  // A name in a store or a folder: it leads nowhere else.
  key: z.string().regex(/^[0-9a-f-]{36}\/[0-9a-f]{64}$/),
  mediaType: z.string(),
})
export const EntryStart = z.discriminatedUnion('kind', [TableStart, FileStart])
export type TableStart = z.output<typeof TableStart>
export type FileStart = z.output<typeof FileStart>
export type EntryStart = z.output<typeof EntryStart>

/** What follows the bytes of an entry. */
export const EntryEnd = z.strictObject({
  bytes: z.int().min(0),
  sha256: z.string(),
  /** Of a table. */
  rows: z.int().min(0).optional(),
})
export type EntryEnd = z.output<typeof EntryEnd>

/** What an archive ends with: nothing of it is left out where these agree with what was read. */
export const Totals = z.strictObject({
  tables: z.record(z.string(), z.int()),
  files: z.int(),
  sequences: z.array(
    z.strictObject({ name: z.string(), last: z.string().regex(/^\d+$/), isCalled: z.boolean() }),
  ),
})
export type Totals = z.output<typeof Totals>

type Known = ReadonlyMap<string, string>
/** Why this version cannot take the data of an archive over; null where it can. */
export function migrationProblem({ migrations }: Pick<Head, 'migrations'>, known: Known) {
  const unknown = migrations.find(({ name }) => !known.has(name))
  if (unknown)
    return `This backup has migration ${unknown.name}, which this version does not know: restore it with the version that made it, or a newer one.`
  const changed = migrations.find(({ name, sha256 }) => known.get(name) !== sha256)
  return changed
    ? `Migration ${changed.name} of this backup is not the file that this version has: take the files of the release again.`
    : null
}

/** Why a database is not one to restore into; null where it is. */
export function targetProblem(
  target: { migrations: Known; hasBusinesses: boolean },
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
