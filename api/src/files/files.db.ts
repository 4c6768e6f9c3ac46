import { randomBytes, randomUUID } from 'node:crypto'
import type { AccessType } from '@guichet/contract/access.ts'
import { pictureSizes, type ImageContainer } from '@guichet/contract/files/upload-image.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import type { Actor } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { isId } from '../platform/values/ids.ts'
import { firstOf } from '../platform/values/must.ts'
import { keyOf } from './file-store.ts'

const base = '/api/files/1.0/image'
/**
 * The bytes stay for this time after the removal of an image, so that a save that failed halfway
 * can restore it.
 */
export const removedImageRetentionMs = 60 * 60_000

/** Accesses for storing, finding and removing files in a container; main staff always may. */
const accessOf: Record<ImageContainer, readonly AccessType[]> = {
  collaborators: ['MyTicketing'],
  rentals: ['EquipmentRental', 'Activities', 'Products', 'Lodging'],
  profiles: ['TicketCreation', 'Tickets'],
}
export function assertMayUse(actor: Actor, container: ImageContainer): void {
  const access = accessOf[container]
  if (!actor.isMain && !access.some((type) => actor.accesses.has(type)))
    throw apiError('NoAccess', { access })
}

/**
 * Name of a new file. It cannot be guessed, and a public one contains the business, so that it is
 * found without a session.
 */
export const newName = (
  container: ImageContainer,
  { tenantId, accountId }: Actor,
  extension: string,
): string =>
  container === 'profiles'
    ? `${accountId}/ticket-owner-picture/${randomUUID()}.${extension}`
    : `${tenantId.replaceAll('-', '')}-${randomBytes(16).toString('hex')}.${extension}`

export function tenantOfName(name: string): string | null {
  const [hex = ''] = name.split('-')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isId(id) ? id : null
}

export type FileRow = { container: string; path: string }
/** URL of an image on the API; null without one. */
export const imageUrlOf = (row: FileRow | null | undefined): string | null =>
  row ? `${base}/${row.container}/${row.path}` : null
/** Column `image` of a query: the image of each row, which `imageUrlOf` shows. */
export const imageOf = (table: string) =>
  sql<FileRow | null>`(
    select json_build_object('container', f.container, 'path', f.path)
    from file f
    where f.tenant_id = ${sql.ref(`${table}.tenant_id`)} and f.id = ${sql.ref(`${table}.image_id`)}
  )`.as('image')

const live = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'file').where('deleted_at', 'is', null)

export const fileByPath = (db: Db, tenantId: string, container: ImageContainer, path: string) =>
  live(db, tenantId)
    .where('container', '=', container)
    .where('path', '=', path)
    .selectAll()
    .executeTakeFirst()

/**
 * Finds a file by the name a client sends: as returned by the upload, with its container, as a URL,
 * or with a leading slash.
 */
export function fileByName(db: Db, tenantId: string, sent: string) {
  const path = sent
    .replace(base, '')
    .replace(/^\/+/, '')
    .replace(/^(collaborators|rentals|profiles)\//, '')
  return live(db, tenantId)
    .where('container', '!=', 'exports')
    .where('path', '=', path)
    .selectAll()
    .executeTakeFirst()
}

/** Key of an image in the store; null without one, or once it was removed. */
export async function pictureKeyOf(
  db: Db,
  tenantId: string,
  fileId: string | null,
): Promise<string | null> {
  if (fileId === null) return null
  const row = await live(db, tenantId).where('id', '=', fileId).select('sha256').executeTakeFirst()
  return row ? keyOf(tenantId, row.sha256) : null
}

type NamedField = {
  field: string
  language: Language
  now: string
  container?: ImageContainer
  shape?: keyof typeof pictureSizes
  /** Images that the record shows already, whose size is not checked again. */
  shown?: readonly string[]
}
type ImageSize = { id: string; width: number | null; height: number | null; media_type: string }
/** Whether an image has the size of its shape, and a photo of the public page is a JPEG. */
function isOfSize({ width, height, media_type }: ImageSize, shape: keyof typeof pictureSizes) {
  const size = pictureSizes[shape]
  const isKind = shape !== 'photo' || media_type === 'image/jpeg'
  return isKind && width === size.width && height === size.height
}

/**
 * Ids of images by their URLs, in order. An image of another business, a removed or unknown one, or
 * one of another size is a wrong field. One that was removed within the last hour is restored, so
 * that a save that failed halfway can be undone.
 */
export async function fileIdsOf(
  db: Db,
  tenantId: string,
  urls: readonly string[],
  { field, language, now, container, shape, shown = [] }: NamedField,
): Promise<string[]> {
  if (!urls.length) return []
  // The files are locked until the record that shows them is stored, so that nobody removes them.
  const rows = await selectRows(db, tenantId, 'file')
    .select(['id', 'container', 'path', 'deleted_at', 'width', 'height', 'media_type'])
    .where(
      'path',
      'in',
      urls.map((url) => url.split('/').slice(6).join('/')),
    )
    .where((eb) =>
      eb.or([
        eb('deleted_at', 'is', null),
        eb(
          'deleted_at',
          '>',
          new Date(Date.parse(now) - removedImageRetentionMs / 2).toISOString(),
        ),
      ]),
    )
    .orderBy('id')
    .forKeyShare()
    .execute()
  const found = urls.map((url) =>
    rows.find((row) => imageUrlOf(row) === url && (!container || row.container === container)),
  )
  if (found.some((row) => !row)) throw fieldProblem(field, 'invalid', language)
  if (shape && found.some((row) => !shown.includes(row!.id) && !isOfSize(row!, shape))) {
    const { width, height } = pictureSizes[shape]
    throw fieldProblem(field, `imageSize:${width} × ${height}`, language)
  }
  const removed = found.filter((row) => row!.deleted_at).map((row) => row!.id)
  if (removed.length)
    await updateRows(db, tenantId, 'file')
      .set({ deleted_at: null })
      .where('id', 'in', removed)
      .execute()
  return found.map((row) => row!.id)
}

/** Id of an image by its URL; null for none. */
export const fileIdOf = async (
  db: Db,
  tenantId: string,
  url: string | null | undefined,
  named: NamedField,
): Promise<string | null> => (url ? firstOf(await fileIdsOf(db, tenantId, [url], named)) : null)
