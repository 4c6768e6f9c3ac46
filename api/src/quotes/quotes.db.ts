import { sql, type Updateable } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import type { DB } from '../platform/db/schema.gen.ts'
import { locking, yieldUnprotected } from '../platform/fault-seams.ts'
import { apiError } from '../platform/http/api-error.ts'

export const quoteRows = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'quote')
    .innerJoin('account', 'account.id', 'quote.created_by')
    .leftJoin('hold', sameTenant('hold.id', 'quote.hold_id'))
    .leftJoin('orders', sameTenant('orders.id', 'quote.order_id'))
    .selectAll('quote')
    .select([
      'hold.held_until',
      'hold.ended_at as hold_ended_at',
      'orders.reference as order_reference',
      'account.first_name as writer_first_name',
      'account.last_name as writer_last_name',
    ])
export type QuoteRow = Awaited<ReturnType<typeof quoteById>>

export const findQuote = (db: Db, tenantId: string, id: string) =>
  quoteRows(db, tenantId).where('quote.id', '=', id).executeTakeFirst()

/** @throws NotFound */
export async function quoteById(db: Db, tenantId: string, id: string) {
  const row = await findQuote(db, tenantId, id)
  if (!row) throw apiError('NotFound')
  return row
}

/**
 * Locks a quote until the transaction ends: each answer, hold and conversion begins here.
 *
 * @throws NotFound
 */
export async function lockQuote(db: Db, tenantId: string, id: string): Promise<QuoteRow> {
  await selectRows(db, tenantId, 'quote')
    .select('id')
    .where('id', '=', id)
    .$call(locking('quote-lock'))
    .executeTakeFirst()
  const row = await quoteById(db, tenantId, id)
  await yieldUnprotected('quote-lock')
  return row
}

/** Changes a locked quote and increments its version, so that earlier readers have an old one. */
export const changeQuote = (
  db: Db,
  { tenant_id, id }: Pick<QuoteRow, 'tenant_id' | 'id'>,
  change: Updateable<DB['quote']>,
) =>
  updateRows(db, tenant_id, 'quote')
    .set(change)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Whether the places of a quote are held at an instant. */
export const isHeldAt = (
  row: Pick<QuoteRow, 'held_until' | 'hold_ended_at'>,
  now: string,
): boolean => row.held_until !== null && row.hold_ended_at === null && row.held_until > now

/** SQL version of `statusAt`. */
export const statusNow = (now: string) =>
  sql<string>`case
    when quote.status = 'Sent' and quote.expires_at <= ${now} then 'Expired'
    else quote.status
  end`
