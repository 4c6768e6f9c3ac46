import { randomBytes, randomUUID } from 'node:crypto'
import type { ImageContainer } from '@guichet/contract/files/upload-image.ts'
import type { AccessType } from '@guichet/contract/access.ts'
import { sentenceOf, type Language } from '@guichet/contract/rules.words.ts'
import { sql } from 'kysely'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { isId } from '../platform/ids.ts'
import { enqueue } from '../platform/jobs.ts'
import { invalid, refuse } from '../platform/refuse.ts'

const base = '/api/files/1.0/image'
/** The bytes stay this long after the picture was removed, so that a save that failed halfway can bring it back. */
const keptMs = 60 * 60_000

/** Who may store, find and remove what lies in a container; main staff always. */
const accessOf: Record<ImageContainer, readonly AccessType[]> = {
  collaborators: ['MyTicketing'], rentals: ['EquipmentRental', 'Activities', 'Products', 'Lodging'], profiles: ['TicketCreation', 'Tickets'],
}
export function assertMayUse(actor: Actor, container: ImageContainer): void {
  const access = accessOf[container]
  if (!actor.isMain && !access.some((type) => actor.accesses.has(type))) throw refuse('NoAccess', { access })
}

/** The server makes the name: nobody can guess it, and a public one says whose it is, so that it can be looked up without a session. */
export const newName = (container: ImageContainer, { tenantId, accountId }: Actor, extension: string): string => (container === 'profiles'
  ? `${accountId}/ticket-owner-picture/${randomUUID()}.${extension}`
  : `${tenantId.replaceAll('-', '')}-${randomBytes(16).toString('hex')}.${extension}`)

export function tenantOfName(name: string): string | null {
  const [hex = ''] = name.split('-')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isId(id) ? id : null
}

export type FileRow = { container: string; path: string }
/** The address of a picture, as the wire writes it; null without one. */
export const imageUrlOf = (row: FileRow | null | undefined): string | null => (row ? `${base}/${row.container}/${row.path}` : null)

const live = (db: Db, tenantId: string) => db.selectFrom('file').where('tenant_id', '=', tenantId).where('deleted_at', 'is', null)

export const fileByPath = (db: Db, tenantId: string, container: ImageContainer, path: string) =>
  live(db, tenantId).where('container', '=', container).where('path', '=', path).selectAll().executeTakeFirst()

/** By the name that a client sends: as the upload answered it, with its container, as an address, or with a slash before it. */
export function fileByName(db: Db, tenantId: string, sent: string) {
  const path = sent.replace(base, '').replace(/^\/+/, '').replace(/^(collaborators|rentals|profiles)\//, '')
  return live(db, tenantId).where('container', '!=', 'exports').where('path', '=', path).selectAll().executeTakeFirst()
}

type Named = { field: string; language: Language; now: string; container?: ImageContainer }
/**
 * The ids of pictures by their addresses, in their order. Another business's picture, a removed or a foreign one is a wrong field, like a missing one.
 * One that was removed within the last hour comes back, so that a save that failed halfway can be undone.
 */
export async function fileIdsOf(db: Db, tenantId: string, urls: readonly string[], { field, language, now, container }: Named): Promise<string[]> {
  if (!urls.length) return []
  const rows = await db.selectFrom('file').select(['id', 'container', 'path', 'deleted_at']).where('tenant_id', '=', tenantId)
    .where('path', 'in', urls.map((url) => url.split('/').slice(6).join('/')))
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>', new Date(Date.parse(now) - keptMs / 2).toISOString())])).execute()
  const found = urls.map((url) => rows.find((row) => imageUrlOf(row) === url && (!container || row.container === container)))
  if (found.some((row) => !row)) throw invalid([{ field, rule: 'invalid', detail: sentenceOf('invalid', language) }])
  const removed = found.filter((row) => row!.deleted_at).map((row) => row!.id)
  if (removed.length) await db.updateTable('file').set({ deleted_at: null }).where('tenant_id', '=', tenantId).where('id', 'in', removed).execute()
  return found.map((row) => row!.id)
}

/** The id of one picture by its address, null for none. */
export const fileIdOf = async (db: Db, tenantId: string, url: string | null | undefined, named: Named): Promise<string | null> =>
  (url ? (await fileIdsOf(db, tenantId, [url], named))[0]! : null)

/**
 * Removes pictures that no record shows any more: a copy of a record shows the same picture as its original. The bytes go an hour after the commit.
 * @returns the ids of what was removed
 */
export async function dropPictures(db: Db, tenantId: string, now: string, ids: readonly (string | null)[]): Promise<string[]> {
  const wanted = ids.filter((id) => id !== null)
  if (!wanted.length) return []
  const shownBy = (table: 'rental_type' | 'accessory' | 'lodging_type' | 'product') => db.selectFrom(table).select('image_id')
    .where('tenant_id', '=', tenantId).where('deleted_at', 'is', null).where('image_id', 'in', wanted)
  const shown = await shownBy('rental_type').union(shownBy('accessory')).union(shownBy('lodging_type')).union(shownBy('product')).execute()
  const profile = await db.selectFrom('document').select(sql<string>`value::text`.as('text')).where('tenant_id', '=', tenantId).where('name', '=', 'profile').executeTakeFirst()
  const gone = wanted.filter((id) => !shown.some(({ image_id }) => image_id === id) && !profile?.text.includes(id))
  if (!gone.length) return []
  const rows = await live(db, tenantId).where('id', 'in', gone).select(['id', 'sha256']).execute()
  for (const { id, sha256 } of rows) {
    await db.updateTable('file').set({ deleted_at: now }).where('tenant_id', '=', tenantId).where('id', '=', id).execute()
    await enqueue(db, { tenantId, kind: 'drop-file', payload: { sha256: sha256.toString('hex') }, runAt: new Date(Date.parse(now) + keptMs).toISOString(), dedupeKey: `drop-file:${id}:${now}` })
  }
  return rows.map(({ id }) => id)
}
