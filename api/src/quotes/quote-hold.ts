import { endHold, heldPlaces, type Move } from '../availability/public.ts'
import { keepPlaces, shortagesOf, type PlannedLine } from '../orders/public.ts'
import { apiError } from '../platform/api-error.ts'
import type { Opened } from '../platform/db.ts'
import { isHeldAt, type QuoteRow } from './quotes.db.ts'

type Tx = Pick<Opened, 'db' | 'now'>

/**
 * Ends what a locked quote keeps. @returns the counted places to give back, last of all; none where
 * its time was over before
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
 * Keeps the places of a locked quote until a moment, instead of those that it kept: all of them, or
 * it fails and those stay.
 *
 * @returns The new hold, and what is to be taken and given back, last of all
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
  const kept = await keepPlaces({ ...tx, actor: { tenantId } }, lines, {
    until,
    personId: null,
    keyId: null,
  })
  return { ...kept, give }
}

/**
 * Whether all of it could be had now, what the quote keeps itself counted in. @throws
 * NotEnoughInventory
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
