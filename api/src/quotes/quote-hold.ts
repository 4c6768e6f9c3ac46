import { endHold, heldPlaces, type Move } from '../availability/public.ts'
import { holdPlaces, shortagesOf, type PlannedLine } from '../orders/public.ts'
import type { Transaction } from '../platform/db/db.ts'
import { apiError } from '../platform/http/api-error.ts'
import { isHeldAt, type QuoteRow } from './quotes.db.ts'

type Tx = Pick<Transaction, 'db' | 'now'>

/**
 * Ends the hold of a locked quote.
 *
 * @returns The counted places to release, last of all; none when it had expired
 */
export const endQuoteHold = async ({ db, now }: Tx, row: QuoteRow): Promise<Move[]> =>
  row.hold_id
    ? ((await endHold(db, {
        tenantId: row.tenant_id,
        holdId: row.hold_id,
        ending: 'released',
        now,
      })) ?? [])
    : []

/**
 * Replaces the hold of a locked quote by one until an instant; on failure the previous hold stays.
 *
 * @returns The new hold, and the counted places to take and to release, last of all
 * @throws NotEnoughInventory
 */
export async function renewQuoteHold(
  tx: Tx,
  row: QuoteRow,
  lines: PlannedLine[],
  until: string,
): Promise<{ holdId: string; take: Move[]; give: Move[] }> {
  const { db } = tx
  const { tenant_id: tenantId } = row
  const give = await endQuoteHold(tx, row)
  const [short] = await shortagesOf(db, tenantId, lines, { held: give })
  if (short) throw apiError('NotEnoughInventory', short)
  const kept = await holdPlaces({ ...tx, tenantId }, lines, {
    until,
    owner: { created_by: null, api_key_id: null },
  })
  return { ...kept, give }
}

/**
 * Asserts that all places are available, including those of the quote's own hold.
 *
 * @throws NotEnoughInventory
 */
export async function assertAvailable(
  { db, now }: Tx,
  row: QuoteRow,
  lines: PlannedLine[],
): Promise<void> {
  const { tenant_id: tenantId } = row
  const holdId = isHeldAt(row, now) ? row.hold_id! : undefined
  const held = holdId ? await heldPlaces(db, tenantId, holdId, now) : []
  const [short] = await shortagesOf(db, tenantId, lines, { holdId, held })
  if (short) throw apiError('NotEnoughInventory', short)
}
