import { randomBytes, randomUUID } from 'node:crypto'
import type { AccessType } from '@guichet/contract/access.ts'
import { pictureSizes, type ImageContainer } from '@guichet/contract/files/upload-image.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Actor } from '../platform/actor.ts'
import { apiError } from '../platform/api-error.ts'
import type { Db } from '../platform/db.ts'
import { fieldProblem } from '../platform/field-problem.ts'
import { isId } from '../platform/ids.ts'
import { firstOf } from '../platform/must.ts'
import { keyOf } from './file-store.ts'

const base = '/api/files/1.0/image'
/**
 * The bytes stay this long after the picture was removed, so that a save that failed halfway can
 * bring it back.
 */
export const keptMs = 60 * 60_000

/** Who may store, find and remove what lies in a container; main staff always. */
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
 * The server makes the name: nobody can guess it, and a public one says whose it is, so that it can
 * be looked up without a session.
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
/** The address of a picture, as the API writes it; null without one. */
export const imageUrlOf = (row: FileRow | null | undefined): string | null =>
  row ? `${base}/${row.container}/${row.path}` : null

const live = (db: Db, tenantId: string) =>
  db.selectFrom('file').where('tenant_id', '=', tenantId).where('deleted_at', 'is', null)

export const fileByPath = (db: Db, tenantId: string, container: ImageContainer, path: string) =>
  live(db, tenantId)
    .where('container', '=', container)
    .where('path', '=', path)
    .selectAll()
    .executeTakeFirst()

/**
 * By the name that a client sends: as the upload answered it, with its container, as an address, or
 * with a slash before it.
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

/** Where the store keeps a picture; null without one, or once it was removed. */
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
  /** Pictures that the record shows already: they are not measured again. */
  shown?: readonly string[]
}
type Measured = { id: string; width: number | null; height: number | null; media_type: string }
/** Whether a picture is as large as its shape, and a photo of the office a JPEG. */
function isOfSize({ width, height, media_type }: Measured, shape: keyof typeof pictureSizes) {
  const size = pictureSizes[shape]
  const isKind = shape !== 'photo' || media_type === 'image/jpeg'
  return isKind && width === size.width && height === size.height
}

/**
 * The ids of pictures by their addresses, in their order. Another business's picture, a removed or
 * a foreign one is a wrong field, like a missing one or one of another size. One that was removed
 * within the last hour comes back, so that a save that failed halfway can be undone.
 */
export async function fileIdsOf(
  db: Db,
  tenantId: string,
  urls: readonly string[],
  { field, language, now, container, shape, shown = [] }: NamedField,
): Promise<string[]> {
  if (!urls.length) return []
  // Held until the record that shows them is stored: nobody may remove them meanwhile.
  const rows = await db
    .selectFrom('file')
    .select(['id', 'container', 'path', 'deleted_at', 'width', 'height', 'media_type'])
    .where('tenant_id', '=', tenantId)
    .where(
      'path',
      'in',
      urls.map((url) => url.split('/').slice(6).join('/')),
    )
    .where((eb) =>
      eb.or([
        eb('deleted_at', 'is', null),
        eb('deleted_at', '>', new Date(Date.parse(now) - keptMs / 2).toISOString()),
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
    await db
      .updateTable('file')
      .set({ deleted_at: null })
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', removed)
      .execute()
  return found.map((row) => row!.id)
}

/** The id of one picture by its address, null for none. */
export const fileIdOf = async (
  db: Db,
  tenantId: string,
  url: string | null | undefined,
  named: NamedField,
): Promise<string | null> => (url ? firstOf(await fileIdsOf(db, tenantId, [url], named)) : null)
