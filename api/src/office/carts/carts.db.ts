import { createHash } from 'node:crypto'
import type { CartBody } from '@guichet/contract/office/carts.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { sameTenant } from '../../database/same-tenant.ts'
import type { Db } from '../../platform/db/db.ts'
import { selectRows, updateRows } from '../../platform/db/rows.ts'
import { isProtected, locking, yieldUnprotected } from '../../platform/fault-seams.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { GuestCtx } from '../../platform/http/contexts.ts'
import { newId } from '../../platform/values/ids.ts'

type Body = z.output<typeof CartBody>
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

const carts = (db: Db, tenantId: string, token: string) =>
  selectRows(db, tenantId, 'office_cart')
    .leftJoin('hold', sameTenant('hold.id', 'office_cart.hold_id'))
    .select([
      'office_cart.id',
      'office_cart.version',
      'office_cart.language',
      'office_cart.lines',
      'office_cart.codes',
      'office_cart.hold_id',
      'office_cart.held_since',
      'office_cart.sold_order_id',
      'hold.held_until',
      'hold.ended_at as hold_ended_at',
    ])
    .where('office_cart.token_sha256', '=', digestOf(token))

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof carts>['executeTakeFirst']>>>
export type CartRow = Omit<Row, 'lines' | 'codes' | 'language'> & {
  lines: Body['lines']
  codes: string[]
  language: 'fr' | 'en'
}
type Visit = Pick<GuestCtx, 'db' | 'tenantId' | 'isOnline'>
/** @throws NotFound for an unknown token, and for a cart that is not sold in an offline office */
export async function cartOf({ db, tenantId, isOnline }: Visit, token: string): Promise<CartRow> {
  const row = await carts(db, tenantId, token).executeTakeFirst()
  if (!row || !(isOnline || row.sold_order_id)) throw apiError('NotFound')
  return row as CartRow
}

/**
 * Locks a cart until the transaction ends: two tabs, and two presses, are serialized.
 *
 * @throws NotFound as for a cart that is read
 */
export async function lockCart(visit: Visit, token: string): Promise<CartRow> {
  const { db, tenantId } = visit
  await selectRows(db, tenantId, 'office_cart')
    .select('id')
    .where('token_sha256', '=', digestOf(token))
    .$call(locking('office-cart-lock'))
    .execute()
  await yieldUnprotected('office-cart-lock')
  return cartOf(visit, token)
}

/** Writes an empty cart under a new token; a cart that exists stays. */
export const ensureCart = (
  { db, now, tenantId, place }: GuestCtx,
  token: string,
  language: string,
): Promise<unknown> =>
  db
    .insertInto('office_cart')
    .values({
      tenant_id: tenantId,
      id: newId(),
      token_sha256: digestOf(token),
      language,
      lines: '[]',
      codes: '[]',
      place_sha256: digestOf(place),
      version: 0,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'token_sha256']).doNothing())
    .execute()

export type LiveHold = { id: string; until: string }
/** Hold of a cart that has not ended. */
export const liveHoldOf = (cart: CartRow, now: string): LiveHold | null =>
  cart.hold_id !== null && cart.hold_ended_at === null && cart.held_until! > now
    ? { id: cart.hold_id, until: cart.held_until! }
    : null

/**
 * Pieces that other carts of the same address hold. Carts of an address are serialized by it, so
 * that none exceeds the limit together with another.
 */
export async function piecesHeldElsewhere(
  { db, now, tenantId, place }: GuestCtx,
  cartId: string,
): Promise<number> {
  const digest = digestOf(place)
  if (isProtected('visitor-place'))
    await sql`select pg_advisory_xact_lock(hashtextextended(${tenantId + digest.toString('hex')}, 0))`.execute(
      db,
    )
  const row = await selectRows(db, tenantId, 'office_cart')
    .innerJoin('hold', sameTenant('hold.id', 'office_cart.hold_id'))
    .select(sql<number>`coalesce(sum(office_cart.pieces), 0)::int`.as('pieces'))
    .where('office_cart.place_sha256', '=', digest)
    .where('office_cart.id', '<>', cartId)
    .where('hold.ended_at', 'is', null)
    .where('hold.held_until', '>', now)
    .executeTakeFirstOrThrow()
  return row.pieces
}

type Change = {
  version?: number
  lines?: string
  codes?: string
  language?: string
  hold_id?: string | null
  held_since?: string | null
  pieces?: number
  sold_order_id?: string
}
export const changeCart = (
  { db, now, tenantId }: Pick<GuestCtx, 'db' | 'now' | 'tenantId'>,
  id: string,
  change: Change,
): Promise<unknown> =>
  updateRows(db, tenantId, 'office_cart')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute()
