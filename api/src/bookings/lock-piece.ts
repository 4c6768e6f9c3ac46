import { lockOrder } from '../orders/public.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { assertCurrent, type Unseen } from '../platform/http/versions.ts'
import { pieceOf, type PieceRow } from './bookings.db.ts'

/**
 * Loads a rental under the lock of its order, in the version that the caller has seen; `unseen`
 * must be in the audit line.
 *
 * @throws NotFound, StaleVersion
 */
export async function lockPiece(
  { db, tenantId }: Ctx,
  unitId: string,
  version: number | undefined,
): Promise<{ piece: PieceRow; unseen: Unseen }> {
  await lockOrder(db, tenantId, (await pieceOf(db, tenantId, unitId)).order_id)
  const piece = await pieceOf(db, tenantId, unitId)
  const seen = { subjectId: unitId, version: piece.version }
  return { piece, unseen: await assertCurrent(db, tenantId, seen, version) }
}
