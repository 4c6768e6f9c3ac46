import { sql } from 'kysely'
import { sameTenant } from '../../../database/same-tenant.ts'
import type { Db } from '../../../platform/db/db.ts'
import { selectRows, updateRows } from '../../../platform/db/rows.ts'
import { locking, yieldUnprotected } from '../../../platform/fault-seams.ts'

const fullName = (account: 'maker' | 'holder') =>
  sql<string>`${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)}`

/** Summary of a cart for its tab, without its content. */
export const cartHeads = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'kept_cart')
    .innerJoin('account as maker', 'maker.id', 'kept_cart.created_by')
    .innerJoin('account as holder', 'holder.id', 'kept_cart.updated_by')
    .leftJoin('hold', sameTenant('hold.id', 'kept_cart.hold_id'))
    .select([
      'kept_cart.id',
      'kept_cart.name',
      'kept_cart.version',
      'kept_cart.hold_id',
      'kept_cart.updated_by',
      'kept_cart.created_at',
      'kept_cart.updated_at',
      'kept_cart.parked_at',
      'hold.held_until',
      'hold.ended_at as hold_ended_at',
    ])
    .select([fullName('maker').as('maker_name'), fullName('holder').as('holder_name')])
    .select(
      sql<string>`btrim(concat_ws(
        ' ', kept_cart.content #>> '{client,firstName}', kept_cart.content #>> '{client,lastName}'
      ))`.as('client_name'),
    )
    .select(sql<number>`jsonb_array_length(kept_cart.content -> 'lines')`.as('lines'))
    .select(
      sql<number | null>`(kept_cart.content #>> '{shown,finalCents}')::bigint`.as('final_cents'),
    )
export type CartHead = Awaited<ReturnType<ReturnType<typeof cartHeads>['executeTakeFirstOrThrow']>>

/** Loads a cart with its content, also a sold one. */
export const findCart = (db: Db, tenantId: string, id: string) =>
  cartHeads(db, tenantId)
    .leftJoin('orders', sameTenant('orders.id', 'kept_cart.sold_order_id'))
    .select(['kept_cart.content', 'kept_cart.ended_at', 'orders.reference as order_reference'])
    .where('kept_cart.id', '=', id)
    .executeTakeFirst()
export type CartRow = NonNullable<Awaited<ReturnType<typeof findCart>>>

/** Locks a cart until the transaction ends; each save, sale and deletion begins here. */
export async function lockCart(db: Db, tenantId: string, id: string): Promise<CartRow | undefined> {
  await selectRows(db, tenantId, 'kept_cart')
    .select('id')
    .where('id', '=', id)
    .$call(locking('cart-lock'))
    .executeTakeFirst()
  const row = await findCart(db, tenantId, id)
  await yieldUnprotected('cart-lock')
  return row
}

/** Parks the open carts of an account that are not empty. */
export const parkCartsOf = (
  { db, tenantId, now }: { db: Db; tenantId: string; now: string },
  accountId: string,
) =>
  updateRows(db, tenantId, 'kept_cart')
    .set({ parked_at: now, updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('updated_by', '=', accountId)
    .where('ended_at', 'is', null)
    .where('parked_at', 'is', null)
    .where(sql<boolean>`jsonb_array_length(content -> 'lines') > 0`)
    .execute()
